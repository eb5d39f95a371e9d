import { posix } from 'node:path'
import { keyMistake } from '../../../config/addressMistake.ts'
import type { ImportJob } from '../importer.ts'
import type { ImportReport } from '../importReport.ts'
import type { SplitText } from '../markdown/frontMatterText.ts'
import { record, text, type Data } from '../source/readData.ts'
import type { SourceFolder } from '../source/sourceFolder.ts'
import { readData } from './categoryFiles.ts'
import type { SiteAssets } from './siteAssets.ts'

/** Addresses of people by the name of the place. */
const places: Readonly<Record<string, readonly [string, string]>> = {
  github: ['GitHub', 'https://github.com/'],
  x: ['X', 'https://x.com/'],
  twitter: ['X', 'https://x.com/'],
  linkedin: ['LinkedIn', 'https://www.linkedin.com/in/'],
  stackoverflow: ['Stack Overflow', 'https://stackoverflow.com/users/'],
  instagram: ['Instagram', 'https://www.instagram.com/'],
  bluesky: ['Bluesky', 'https://bsky.app/profile/'],
  threads: ['Threads', 'https://www.threads.net/@'],
  youtube: ['YouTube', 'https://www.youtube.com/@'],
  twitch: ['Twitch', 'https://twitch.tv/'],
  mastodon: ['Mastodon', 'https://mastodon.social/@'],
}

/** The authors of all blogs, which share one file in the new site. */
export class AuthorList {
  readonly #job: ImportJob
  readonly #assets: SiteAssets
  readonly #people: Record<string, object> = {}

  constructor(job: ImportJob, assets: SiteAssets) {
    this.#job = job
    this.#assets = assets
  }

  get people(): Readonly<Record<string, object>> {
    return this.#people
  }

  addFile(folder: SourceFolder, file: string): void {
    for (const [key, value] of Object.entries(readData(folder, file))) {
      const person = record(value)
      const hasPage = Boolean(person['page']) && keyMistake(key) === undefined
      this.#people[key] = {
        name: text(person['name']) ?? key,
        ...this.#shared(person, folder.label + file),
        ...(text(person['description']) ? { description: text(person['description']) } : {}),
        ...(hasPage ? { page: true } : {}),
        ...links(person['socials']),
      }
      this.#job.report.translated('Authors', { file: folder.label + file })
    }
  }

  /** The field of a post. */
  fieldFor({ fields }: SplitText, file: string, report: ImportReport): { authors?: unknown } {
    const legacy = text(fields['author'])
    const written =
      fields['authors'] ??
      (legacy === undefined
        ? undefined
        : {
            name: legacy,
            title: fields['author_title'] ?? fields['authorTitle'],
            url: fields['author_url'] ?? fields['authorURL'],
            image_url: fields['author_image_url'],
          })
    if (written === undefined || written === null) return {}
    const all = (Array.isArray(written) ? (written as unknown[]) : [written]).flatMap((author) =>
      this.#author(author, file, report),
    )
    return all.length === 0 ? {} : { authors: all.length === 1 ? all[0] : all }
  }

  #author(written: unknown, file: string, report: ImportReport): unknown[] {
    const key = text(written) ?? text(record(written)['key'])
    if (key !== undefined && !Object.hasOwn(this.#people, key)) {
      report.untranslated({
        file,
        what: `The author \`${key}\`, who is in no list of authors`,
        todo: 'The author was left out. Add a person of that key to content/authors.yml.',
      })
      return []
    }
    if (typeof written === 'string') return [written]
    const person = record(written)
    const fields = {
      ...(key === undefined ? {} : { key }),
      ...(text(person['name']) ? { name: text(person['name']) } : {}),
      ...this.#shared(person, file),
    }
    return 'key' in fields || 'name' in fields ? [fields] : []
  }

  #shared(person: Data, file: string): object {
    const url =
      text(person['url']) ?? (text(person['email']) ? `mailto:${text(person['email'])}` : undefined)
    return {
      ...(text(person['title']) ? { title: text(person['title']) } : {}),
      ...(url === undefined ? {} : { url }),
      ...this.#picture(text(person['image_url']) ?? text(person['imageURL']), file),
    }
  }

  /** A picture must be in the content of the new site. */
  #picture(url: string | undefined, file: string): { image?: string } {
    if (url === undefined) return {}
    const path = this.#assets.staticFile(url)
    if (path === undefined) {
      this.#job.report.untranslated({
        file,
        what: 'The picture of an author on another site',
        todo: 'Save it in content/authors/ and name it in content/authors.yml (image: ./authors/name.png).',
        detail: url,
      })
      return {}
    }
    const name = posix.join('authors', posix.basename(url))
    this.#job.target.add(posix.join('content', name), { copyOf: path })
    return { image: `./${name}` }
  }
}

function links(socials: unknown): { links?: Record<string, string> } {
  const entries = Object.entries(record(socials)).flatMap(([name, value]): [string, string][] => {
    const handle = text(value)
    const [label = name, base] = places[name] ?? []
    if (handle === undefined) return []
    if (/^https?:/.test(handle)) return [[label, handle]]
    return base === undefined ? [] : [[label, base + handle]]
  })
  return entries.length === 0 ? {} : { links: Object.fromEntries(entries) }
}
