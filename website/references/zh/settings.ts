/** What each option of the settings does, in Chinese, by the English sentence of its doc comment. */
export const settings: Readonly<Record<string, string>> = {
  'Public address, without a slash at the end; the environment variable `SITE_URL` overrides it.':
    '站点的公开地址，结尾不带斜杠。环境变量`SITE_URL`优先。',
  "The site's name.": '站点名称。',
  'Folder the site is served from.': '站点所在的子目录。',
  'One line about the site, for its home page and search engines.':
    '一句话介绍，用于首页和搜索引擎。',
  'What the site offers, in a sentence or two: for its home page, search engines and `llms.txt`.':
    '用一两句话说明站点有什么，用于首页、搜索引擎和`llms.txt`。',
  'The logo next to the title.': '标题旁边的标志。',
  "One or two characters on a square of the accent colour. A text that is given for one locale only keeps that language's letterforms in all others.":
    '一两个字，写在强调色的方块上。如果只给了一种语言的字，其他语言也沿用它的字形。',
  'A picture of the folder `public` in place of the text, or one for each mode.':
    '用`public`里的图片代替文字；浅色、深色可以各用一张。',
  'The alternative text of the picture.': '图片的替代文字。',
  'Files of the folder `public` that tabs of browsers show.':
    '浏览器标签页上的图标，是`public`里的文件。',
  'Address of the sources; the navbar links to it.': '源代码仓库的地址，导航栏会链接过去。',
  "Where the edit of a content file begins; the file's path is appended.":
    '“编辑此页”链接的开头，后面会接上文件的路径。',
  'The languages.': '站点的语言。',
  'Folder under `content/` and, except for the default locale, the first segment of the address.':
    '`content/`下的文件夹名；除默认语言外，也是地址的第一段。',
  "The language's name in the language menu.": '语言菜单里显示的名称。',
  'BCP 47 tag for `<html lang>`, hreflang, and the form of dates and numbers.':
    'BCP 47语言标签，用于`<html lang>`、hreflang，以及日期和数字的格式。',
  'The direction of writing.': '书写方向。',
  'Id of the locale at `/`; its content decides which pages exist.':
    '放在`/`的语言的id；有哪些页面由它的内容决定。',
  'Words of the interface in place of the built-in ones, by locale.': '按语言替换界面上的文字。',
  'The docs; false for none.': '文档；写false就是不要文档。',
  'Whether the site has docs; `docs: false` says the same.':
    '站点是否有文档，与`docs: false`同义。',
  'Where the docs begin; at `/` they are the whole site.':
    '文档从哪个地址开始；写`/`，整个站点就都是文档。',
  'Title of the overview.': '文档总览的标题。',
  'What the overview says below its title, and to search engines.':
    '总览标题下面的一句话，也给搜索引擎看。',
  'Accent colour on pages of the docs: `red`, `teal`, `gold`, `green`, `plum`, `indigo`, `brown`, or a hexadecimal colour.':
    '文档页的强调色：`red`、`teal`、`gold`、`green`、`plum`、`indigo`、`brown`，或十六进制颜色。',
  'The sidebars, by name.': '侧边栏，按名称列出。',
  'Folder below `docs`, or `.` for all of it.': '`docs`下的文件夹；`.`表示全部文档。',
  'Ids of docs, and categories.': '文档的id，以及分类。',
  'What the category is called.': '分类的名称。',
  "Id of the doc that the category's name links to.": '点分类名称时打开的文档的id。',
  'Ids of docs, and categories inside this one.': '文档的id，以及这个分类里的子分类。',
  'Ways through the docs for one kind of reader or another, shown on the overview.':
    '为不同读者准备的阅读路线，显示在总览里。',
  'Its name in addresses.': '在地址里的名称。',
  'What readers call it.': '读者看到的名称。',
  'Ids of docs, in the order in which they are to be read.': '文档的id，按阅读顺序排列。',
  "Id of the doc that the version's label leads to.": '点版本号时打开的文档的id。',
  'The only version of the docs; its label is shown in the sidebar.':
    '文档唯一的版本，名称显示在侧边栏里。',
  'What the browser remembers it by.': '浏览器记住这个版本时用的名称。',
  'What readers call it; nothing is shown where it is empty.': '读者看到的名称；留空就不显示。',
  'All versions, if there are several.': '有多个版本时，全部列在这里。',
  'Where its docs are, its main doc first.': '这个版本的文档所在的地址，首先是它的主文档。',
  'The main doc of a version with a path, by its address.': '带`path`的版本的主文档，写它的地址。',
  'What its pages warn of. The latest version is the first without.':
    '页面上的提醒。第一个不带提醒的版本就是最新版。',
  'Whether the browser remembers the version a reader chose.': '浏览器是否记住读者选过的版本。',
  'Whether docs say how long they take to read.': '文档是否显示阅读时长。',
  'Dated collections.': '按日期排列的文章集，例如博客。',
  'Folder under `content/<locale>/`, and key in `tags.yml`.':
    '`content/<语言>/`下的文件夹名，也是`tags.yml`里的键。',
  "Where the collection begins; '/' for a site whose home page is its list.":
    '这个文章集从哪个地址开始；写`/`，文章列表就是全站首页。',
  'What a post is: decides its front matter and how it is shown.':
    '文章的类型，决定它有哪些字段、怎样显示。',
  'Title of the list.': '列表页的标题。',
  'What the list says below its title, and to search engines.':
    '列表标题下面的一句话，也给搜索引擎看。',
  "Accent colour on the collection's pages, as for the docs.":
    '这个文章集的强调色，写法与文档的相同。',
  'Title of the sidebar.': '侧边栏的标题。',
  'How many posts the sidebar lists.': '侧边栏列出多少篇文章。',
  'How many posts a page of the list shows.': '列表每页显示多少篇文章。',
  'How many posts a page of the archive lists, a line each.': '归档每页列出多少篇文章，每篇一行。',
  'Whether posts say how long they take to read.': '文章是否显示阅读时长。',
  'Old addresses and the pages or complete addresses they lead to, in every language; an address that begins with a locale is meant for that one alone.':
    '旧地址，以及它们通往的页面或完整网址，对所有语言有效；以某种语言开头的地址，只对那种语言有效。',
  'Whether the addresses of pages end with a slash.': '页面地址的结尾要不要斜杠。',
  'The bar at the top.': '页面顶部的导航栏。',
  'Its links and menus.': '导航栏里的链接和菜单。',
  'What the link says.': '链接的文字。',
  'Where it leads: a path inside the site, without locale, a complete address, or `mailto:`.':
    '链接的去处：站内路径（不带语言）、完整网址，或`mailto:`。',
  'An icon before the label: `bluesky`, `discord`, `github`, `gitlab`, `linkedin`, `mail`, `mastodon`, `rss`, `telegram`, `x`, `youtube`, or a picture of the folder `public`.':
    '文字前面的图标：`bluesky`、`discord`、`github`、`gitlab`、`linkedin`、`mail`、`mastodon`、`rss`、`telegram`、`x`、`youtube`，或`public`里的图片。',
  'How it looks; an `icon` alone is named by its label.':
    '样子：链接、图标或按钮；只有图标时，`label`供读屏软件朗读。',
  'Behind the title, or at the other end of the bar.': '放在标题后面，还是导航栏的另一端。',
  'The links of a menu that this item opens.': '点开后显示的菜单里的链接。',
  'Whether the bar leaves while the reader scrolls down.': '向下滚动时是否收起导航栏。',
  'The footer of every page.': '每一页的页脚；写false就是不要页脚。',
  'Columns of links or text.': '由链接或文字组成的分栏。',
  'What the column is called.': '这一栏的标题。',
  'Its links.': '这一栏的链接。',
  'A line of Markdown above the links.': '链接上方的一行Markdown。',
  'A line of Markdown below the columns.': '分栏下方的一行Markdown。',
  'The last line, also of Markdown.': '最后一行，也是Markdown。',
  'A line above the navbar.': '导航栏上方的一行公告。',
  'Changing it shows the line again to readers who closed it.':
    '改了它，关掉过公告的读者会再看到一次。',
  'What it says, as a line of Markdown. This or `html` is required.':
    '公告的内容，一行Markdown。它和`html`必须写一个。',
  'What it says, as HTML, with links as they are.': '公告的内容，写成HTML，链接原样输出。',
  'Whether readers can close it.': '读者能否关掉它。',
  'Elements for the head of every page. The content security policy then allows what they load and run.':
    '加到每一页head里的元素。它们要加载和运行的东西，内容安全策略会自动放行。',
  'Its name.': '元素名。',
  'Its attributes; true for one without value.': '元素的属性；没有值的属性写true。',
  'The code of a script or style sheet.': '脚本或样式表的代码。',
  'Other sites that pages may load from, by directive: `script-src`, `style-src`, `img-src`, `connect-src`, `font-src`, `frame-src`, `media-src`, `form-action`.':
    '页面还可以从哪些站点加载内容，按指令列出：`script-src`、`style-src`、`img-src`、`connect-src`、`font-src`、`frame-src`、`media-src`、`form-action`。',
  'A tool that counts visits.': '统计访问量的工具。',
  'Plausible.': 'Plausible。',
  'The name of the site at Plausible.': '站点在Plausible上的名称。',
  'Its script without automatic page views (`script.manual.js`, also of a server of your own).':
    '不自动上报的那个脚本（`script.manual.js`），也可以放在自己的服务器上。',
  'Google Analytics 4.': 'Google Analytics 4。',
  'The measurement id.': '衡量ID。',
  "Who reports the page after a link was followed: `google` notices it by the browser's history, as new data streams do; `site` reports it with the new title, for a stream in which “Page changes based on browser history events” is switched off.":
    '点链接换页之后由谁上报：`google`靠浏览器的历史记录发现，新建的数据流默认如此；`site`由站点带着新标题上报，适合关掉了“基于浏览器历史记录事件的网页更改”的数据流。',
  'Umami.': 'Umami。',
  'The id of the website at Umami.': '站点在Umami上的ID。',
  'Its script, also of a server of your own.': '它的脚本，也可以放在自己的服务器上。',
  'Where it sends what it counts.': '统计数据发到哪里。',
  'Comments below posts or docs.': '文章或文档下面的评论。',
  'giscus, which keeps comments in the discussions of a GitHub repository.':
    'giscus，评论存放在GitHub仓库的讨论区里。',
  'The repository.': '仓库。',
  'Its id, which https://giscus.app shows.': '仓库的ID，在https://giscus.app能查到。',
  'The category of discussions.': '讨论的分类。',
  'Its id.': '分类的ID。',
  'What a discussion is found by.': '靠什么找到对应的讨论。',
  'Whether only a discussion with exactly that name counts.': '是否只认名称完全一致的讨论。',
  'Whether readers can react to the text itself.': '读者能否给文章本身点表情。',
  'Where the field for a new comment is.': '写评论的输入框在哪里。',
  'The themes of giscus for both colour modes.': 'giscus在两种配色下各用哪个主题。',
  'Where they are: below posts, docs or both.': '放在文章下面、文档下面，还是都放。',
  'Keys that lead to a page.': '通往页面的快捷键。',
  'One key, or two that are pressed one after the other.': '一个键，或先后按下的两个键。',
  'What the list of shortcuts says.': '快捷键列表里的说明。',
  'A path inside the site, without locale, or a complete address.':
    '站内路径（不带语言），或完整网址。',
  'Colours, fonts and style sheets of your own.': '自己的配色、字体和样式表。',
  "Colours in place of the theme's. A warning names every pair of text and background whose contrast misses WCAG AA.":
    '换掉主题的颜色。文字与背景的对比度达不到WCAG AA时，构建会逐对指出。',
  "Links, buttons, the logo's square.": '链接、按钮、标志的方块。',
  'Text on a ground of the accent colour.': '强调色背景上的文字。',
  'The page.': '页面背景。',
  'Code, tables, boxes.': '代码、表格、提示框的背景。',
  'Menus and dialogs.': '菜单和对话框的背景。',
  'Lines between things.': '分隔线。',
  'Text.': '正文。',
  'Dates, captions, notes.': '日期、题注、附注。',
  'Lists of font families, as CSS writes them. Font files go to `public`, their `@font-face` rules to `css`.':
    '字体列表，写法与CSS相同。字体文件放进`public`，`@font-face`规则写进`css`。',
  'Headings and titles.': '各级标题。',
  'Code.': '代码。',
  "Style sheets of the site's folder, which come after the theme's layers: any rule in them wins.":
    '站点文件夹里的样式表，排在主题的所有层之后，里面的规则一律优先。',
  'Whether `$…$` and `$$` in texts are formulas, in TeX.': '文章里的`$…$`和`$$`是否当作TeX公式。',
  'How serious mistakes in links are.': '链接写错有多严重。',
  'Links that lead to no page and no file.': '没有对应页面或文件的链接。',
  'Links to a Markdown file that does not exist; their text is shown without a link.':
    '指向的Markdown文件不存在；页面上只显示文字，不带链接。',
  'Links to a section that its page does not have.': '页面上没有这个小节。',
  'Two pages at one address, of which only one can be reached.':
    '两个页面占了同一个地址，只有一个能打开。',
  'The time zone of dates without one, which decides when a scheduled page is published.':
    '没写时区的日期按哪个时区算，定时发布以此为准。',
  'Pictures in texts.': '文章里的图片。',
  'The formats that PNG and JPEG pictures are converted to, beside the original. AVIF files are smaller than WebP files and take three times as long to make.':
    '除原图外，PNG和JPEG图片还要转成哪些格式。AVIF比WebP更小，但要花三倍的时间。',
  'Code blocks.': '代码块。',
  'Whether code of more than one line has line numbers; `noLineNumbers` on a block overrides it.':
    '超过一行的代码是否带行号；单个代码块可以用`noLineNumbers`关掉。',
  'Words and options (`run`, `from="a.ts"`) on the opening line of a block that tools of your own read, so that they are not reported.':
    '代码块首行里留给你自己的工具读取的词和选项（`run`、`from="a.ts"`），写在这里就不会被当成错误。',
  'Rules for texts that `awning check` applies.': '`awning check`检查文章时用的规则。',
  'A picture has a text alternative.': '图片要有替代文字。',
  'Words are spelt as `content/glossary.yml` has them; nothing without that file.':
    '用词与`content/glossary.yml`一致；没有这个文件就不检查。',
  'A translation records which version of its original it was made from; only a hint on a small site.':
    '译文要记录译自原文的哪个版本；小站点只作提示。',
  'Requires that every page has a description.': '每一页都要有描述。',
  'Sections of docs have ids of their own, the same in every language.':
    '文档的小节要有自己的id，各语言一致。',
  'Two other texts at least link to a doc; only a hint on a small site.':
    '每篇文档至少有两篇文章链接过来；小站点只作提示。',
  'A translation has the sections, code and pictures of its original.':
    '译文的小节、代码和图片与原文一致。',
  'What browsers support is written with `:baseline`, and no prose contradicts the data of `web-features`.':
    '浏览器支持情况用`:baseline`写，句子里的说法与`web-features`的数据不矛盾。',
  'No Chinese is left in a text of another language; Japanese and Korean texts are not checked.':
    '其他语言的文章里不能残留中文；日文和韩文不检查。',
  'Chinese sentences have full-width punctuation.': '中文句子用全角标点。',
  'Chinese sentences have full-width brackets.': '中文句子用全角括号。',
  'Chinese quotes are “ and ”; traditional Chinese is not checked.':
    '中文引号用“和”；繁体中文不检查。',
  'A Chinese ellipsis has six dots.': '中文省略号是六个点。',
  'A Chinese dash is two characters long.': '中文破折号占两个字。',
  'Forbids spaces between Chinese characters and others.': '汉字与其他文字之间不打空格。',
  'No two Chinese punctuation marks are in a row.': '不连用两个中文标点。',
  'Latin letters and digits are not full-width.': '字母和数字不用全角。',
  'Pictures for places where an address is shared.': '分享链接时显示的图片；写false就是不要。',
  "Font files, relative to the site's folder, for characters that the built-in fonts do not have.":
    '内置字体缺字时用的字体文件，路径从站点文件夹算起。',
  "Whether pages can be read offline. After a change to false, browsers remove the service worker and everything it has saved at the reader's next visit.":
    '页面能否离线阅读。改成false后，读者下次访问时，浏览器会移除service worker和它存下的全部内容。',
  'Whether `.br` and `.gz` files are written next to compressible files. Most hosts compress files themselves.':
    '是否在可压缩的文件旁边写一份`.br`和`.gz`。多数主机会自己压缩。',
  'The maximum sizes of a page; if one is larger, the build fails.':
    '页面体积的上限；超出时构建失败。',
  'The HTML document with the styles inside of it.': 'HTML文档，包括写在里面的样式。',
  'All its style sheets together.': '全部样式表合计。',
  'Scripts inside the document, which run before the reader does anything.':
    '文档内的脚本，读者动手之前就会运行。',
  'All scripts that are loaded once the reader does something.': '读者开始操作后才加载的全部脚本。',
  'The code of one experiment.': '单个实验的代码。',
  'What a later navigation to the page loads.': '之后跳转到这一页时要加载的数据。',
  'A cache that machines share.': '多台机器共用的缓存。',
  'Address of the cache, for GET and PUT of entries.': '缓存的网址，用GET和PUT读写。',
  'Name of the environment variable that contains the token, which is sent as `Authorization: Bearer`. Where that variable is not set, nothing is stored.':
    '存放令牌的环境变量的名字；令牌以`Authorization: Bearer`发送。没有设置这个变量时，只读不写。',
  'Whether builds only read it, as for requests from strangers.':
    '构建时是否只读不写，例如来自陌生人的拉取请求。',
}
