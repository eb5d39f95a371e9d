import type { HostSite } from './hostSite.ts'

/** Where hosts that serve one folder at `/` find the site, and the command that puts it there. */
export interface PublishFolder {
  readonly folder: string
  readonly command: string
}

/**
 * With a base, the site is copied into the folder of that name. The rules and the page for unknown addresses are also needed at
 * the top, because a host looks for them there.
 */
export function publishFolder({ base }: HostSite): PublishFolder {
  const build = 'npx awning build'
  if (base === '/') return { folder: 'dist', command: build }
  const folder = 'published'
  const inside = folder + base
  return {
    folder,
    command: `${build} && rm -rf ${folder} && mkdir -p ${inside} && cp -R dist/. ${inside} && cp -R dist/_* dist/404.html ${folder}/`,
  }
}
