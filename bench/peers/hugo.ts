import { titleField, withFrontMatter, type Peer } from './peer.ts'

const page = `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>{{ .Title }} | {{ .Site.Title }}</title><link rel="stylesheet" href="/style.css"></head>
<body><header><a href="/">{{ .Site.Title }}</a></header>
<div class="page"><nav>{{ partialCached "nav.html" . }}</nav>
<main><h1>{{ .Title }}</h1>{{ .Content }}</main><aside>{{ .TableOfContents }}</aside></div></body></html>
`

const nav = `{{ range .Site.Sections }}<details open><summary>{{ .Section }}</summary><ul>
{{ range .Pages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul></details>{{ end }}
`

const style = `body { margin: 0; font: 16px/1.7 system-ui, sans-serif }
.page { display: grid; grid-template-columns: 16rem minmax(0, 1fr) 14rem; gap: 2rem }
nav { max-height: 100vh; overflow: auto; position: sticky; top: 0 }
pre { overflow: auto; padding: 1rem; background: #f6f8fa }
table { border-collapse: collapse }
td, th { border: 1px solid #ccc; padding: .3rem .6rem }
.chroma .k, .chroma .kd, .chroma .kr, .chroma .nt { color: #006; font-weight: bold }
.chroma .s, .chroma .s1, .chroma .s2 { color: #b01 }
.chroma .c, .chroma .c1, .chroma .cm { color: #686868; font-style: italic }
.chroma .m, .chroma .mi { color: #077 }
`

/** A lower bound: one Go program, a layout of twenty lines, no search, no script, no theme. */
export const hugo: Peer = {
  id: 'hugo',
  name: 'Hugo (bare)',
  files: {
    'config.toml': `baseURL = "/"
title = "Bench"
languageCode = "zh-CN"
hasCJKLanguage = true
disableKinds = ["taxonomy", "term", "RSS"]
[markup.highlight]
noClasses = false
`,
    'layouts/_default/single.html': page,
    'layouts/_default/list.html': page,
    'layouts/index.html': page,
    'layouts/partials/nav.html': nav,
    'static/style.css': style,
  },
  content: 'content',
  write: ({ title, position, body }) =>
    withFrontMatter(
      [titleField(title), `weight: ${position}`],
      body((path) => `/${path}/`),
    ),
  command: ['hugo', '--quiet'],
  dev: (port) => ['hugo', 'server', '--port', `${port}`],
  output: 'public',
  caches: ['resources', '.hugo_build.lock'],
  address: (path) => `/${path}/`,
}
