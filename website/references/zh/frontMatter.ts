/** What each field of front matter does, in Chinese, by the English sentence of its doc comment. */
export const frontMatter: Readonly<Record<string, string>> = {
  'Heading and title of the page.': '页面的大标题和浏览器标题。',
  'Text for search engines: the question that the page answers.':
    '给搜索引擎的描述：这一页回答什么问题。',
  'Words for `<meta name="keywords">`.': '写进`<meta name="keywords">`的关键词。',
  'The picture that other sites show for a link to the page, ideally 1200 × 630: a file (`./card.png`), a file of `public` (`/card.png`) or a complete address.':
    '别的网站显示本页链接时用的图片，最好是1200 × 630：可以是文件（`./card.png`）、`public`里的文件（`/card.png`）或完整网址。',
  '`meta` and `link` elements for the head of the page.': '加到本页head里的`meta`和`link`元素。',
  'Whether there are comments below the text, on a site that has them.':
    '站点开了评论时，这一页要不要评论。',
  'Whether builds leave the page out; the dev server shows it.':
    '是否为草稿：构建时略过，开发服务器里照常显示。',
  'Old addresses that lead to this page: from the root of the site on (`/old`), in the folder of the page (`old`), or for one language (`/en/old`).':
    '通往本页的旧地址：从站点根目录算起（`/old`）、在本页所在的目录里（`old`），或只对一种语言有效（`/en/old`）。',
  'A day, or a day and time. Before it the page is scheduled: builds leave it out. It is also the date of a post.':
    '日期，或日期加时间。在那之前属于定时发布，构建时略过。它也是博客文章的日期。',
  'Whether the page is in no list, sidebar, feed, sitemap and search: only its address leads to it. Translations do not need it.':
    '是否不列出：列表、侧边栏、订阅源、站点地图和搜索里都没有，只能凭地址打开。译文不用写。',
  'Whether search engines are asked not to list the page.': '是否请搜索引擎不要收录本页。',
  "Whether the site's own search finds the page.": '站内搜索能否找到本页。',
  'Whether the table of contents is hidden.': '是否隐藏目录。',
  'The deepest level of headings in the table of contents.': '目录收录到第几级标题。',
  'In a translation: the version of the original that it was made from, which `awning translated` writes.':
    '用在译文里：译自原文的哪个版本，由`awning translated`写入。',
  "Replaces the last part of the doc's id, but not of its address.":
    '替换文档id的最后一段，地址不变。',
  'The address: in the folder of the file (`boxes`), or from the beginning of the docs on (`/looks/boxes`). Translations do not need it.':
    '地址：写在文件所在的目录里（`boxes`），或从文档的开头算起（`/looks/boxes`）。译文不用写。',
  'Whether the title is not shown as a heading.': '是否不把标题显示成大标题。',
  'Name in the sidebar.': '侧边栏里的名称。',
  'Position in the sidebar, among the entries of its folder.': '在侧边栏里同一文件夹中的次序。',
  'Name in the links to the previous and the next page.': '“上一页”“下一页”链接里的名称。',
  'Id of the doc before this one, or null for none.': '上一页的文档id；写null就没有上一页。',
  'Id of the doc after this one, or null for none.': '下一页的文档id；写null就没有下一页。',
  'Docs to read first, by id or file. They feed the map of the overview and the related pages. Translations do not need it.':
    '应当先读的文档，写id或文件。总览里的阅读地图和相关页面由此而来。译文不用写。',
  'The address below that of the collection: `/blog/hello`. Translations do not need it.':
    '在文章集地址之下的地址：`/blog/hello`。译文不用写。',
  'Tags of `content/tags.yml`. Translations do not need them.':
    '`content/tags.yml`里声明过的标签。译文不用写。',
  'A series of `content/series.yml` that the post is part of. Translations do not need it.':
    '文章所属的系列，在`content/series.yml`里声明。译文不用写。',
  'A key of `content/authors.yml`, an author written out, or a list of them.':
    '`content/authors.yml`里的键，或直接写出的作者，也可以是列表。',
  'A key of `content/authors.yml`; the other fields replace what that file says.':
    '`content/authors.yml`里的键；其余字段会盖过那个文件里的内容。',
  'The name of an author who is not in that file.': '不在那个文件里的作者的名字。',
  'What the author does.': '作者的身份。',
  'Where the name leads.': '点名字时打开的地址。',
  'A portrait.': '头像。',
  'Name of the folder in the sidebar.': '文件夹在侧边栏里的名称。',
  'Position in the sidebar, among the entries of the folder above.':
    '在侧边栏里上一级文件夹中的次序。',
  'The name, or one for each language.': '名字，也可以每种语言写一个。',
  'Where the name leads, unless the author has a page.':
    '点名字时打开的地址，除非作者有自己的页面。',
  'A portrait, by its path from `content` on.': '头像，路径从`content`算起。',
  'Whether the author has a page with all posts, to which bylines lead.':
    '作者是否有自己的页面，列出全部文章，署名会链接过去。',
  'A line about the author, on that page.': '作者页面上的一句介绍。',
  'Other places of the author, by name, on that page.': '作者页面上的其他链接，按名称列出。',
  'The title of the series, or one for each language.': '系列的标题，也可以每种语言写一个。',
  'What it is about, on the page of the series.': '系列页面上的介绍。',
}
