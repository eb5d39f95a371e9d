import { writtenBy, type HostSite } from './hostSite.ts'
import { publishFolder } from './publishFolder.ts'

/** `netlify.toml`. The headers are in the `_headers` that the build writes. */
export function netlifyToml(site: HostSite): string {
  const { folder, command } = publishFolder(site)
  return [
    `# ${writtenBy('netlify', site)}`,
    '[build]',
    '  # An old address has a document, which Netlify prefers to a redirect unless the rule ends with an exclamation mark.',
    `  command = ${text(`${command} && { [ ! -f ${folder}/_redirects ] || sed -i 's/ 301$/ 301!/' ${folder}/_redirects; }`)}`,
    `  publish = ${text(folder)}`,
    ...(site.trailingSlash === undefined
      ? [
          '',
          '# The site does not set trailingSlash, so a page is served at both forms of its address, without a redirect.',
          '[build.processing.html]',
          '  pretty_urls = false',
        ]
      : []),
    ...site.localeRoots.flatMap((root) => [
      '',
      '# The page for an unknown address is in the language of that address.',
      '[[redirects]]',
      `  from = ${text(`${root}*`)}`,
      `  to = ${text(`${root}404.html`)}`,
      '  status = 404',
    ]),
    '',
  ].join('\n')
}

/** A TOML string: JSON writes the same, but for characters that no address contains. */
function text(value: string): string {
  return JSON.stringify(value)
}
