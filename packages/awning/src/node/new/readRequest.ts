import { createInterface } from 'node:readline/promises'
import { addressMistake } from '../../config/addressMistake.ts'
import { SettingsError } from '../../config/settingsError.ts'
import type { SiteConfig } from '../../config/site.ts'
import { headingSlug } from '../../text/headingSlug.ts'
import { nearest } from '../../text/nearest.ts'
import type { CommandLine } from '../commandLine.ts'
import { newKinds, type NewKind, type NewRequest } from './request.ts'

/** Asks a person; undefined where nobody can answer, as in a script. */
export type Ask = ((question: string) => Promise<string>) | undefined

/** Completes what the command line says, by asking for what is missing. A mistake is a `SettingsError`. */
export async function readRequest(
  { names: [givenKind, givenName], fields }: Pick<CommandLine, 'names' | 'fields'>,
  config: Pick<SiteConfig, 'posts'>,
  ask: Ask = process.stdin.isTTY ? askInTerminal : undefined,
): Promise<NewRequest> {
  const answer = async (question: string) => (await ask?.(question))?.trim() || undefined
  const kind = kindFrom(givenKind ?? (await answer(`What (${newKinds.join(', ')})? `)))
  const title =
    fields.title ?? (givenName === undefined ? await answer('Title? ') : titleFrom(givenName))
  const name = givenName ?? (title === undefined ? undefined : headingSlug(title))
  if (!name || !title)
    throw new SettingsError(
      `awning new ${kind} needs a name. Write awning new ${kind} ${kind === 'doc' ? 'guide/install' : 'my-name'}.`,
    )
  const mistake = addressMistake(name.replace(/\.mdx?$/, ''))
  if (mistake) throw new SettingsError(`The name "${name}" ${mistake.message}. ${mistake.hint}`)
  const description =
    fields.description ??
    (kind !== 'lab' && givenName === undefined
      ? await answer('Description (may be empty)? ')
      : undefined)
  const collection = kind === 'post' ? collectionFrom(fields.collection, config) : undefined
  return {
    ...fields,
    kind,
    name: name.replace(/\.mdx?$/, ''),
    title,
    ...(description === undefined ? {} : { description }),
    ...(collection === undefined ? {} : { collection }),
  }
}

function kindFrom(word: string | undefined): NewKind {
  const kind = newKinds.find((known) => known === word)
  if (kind) return kind
  const meant = word === undefined ? undefined : nearest(word, newKinds)
  const what = word === undefined ? 'awning new needs a kind.' : `"${word}" cannot be created.`
  const hint = meant ? `Did you mean ${meant}?` : `Write one of ${newKinds.join(', ')}.`
  throw new SettingsError(`${what} ${hint}`)
}

function collectionFrom(given: string | undefined, { posts }: Pick<SiteConfig, 'posts'>): string {
  const ids = posts.map(({ id }) => id)
  const id = given ?? ids[0]
  if (id !== undefined && ids.includes(id)) return id
  if (ids.length === 0)
    throw new SettingsError(
      "The site has no posts. Add posts: [{ id: 'blog' }] to site.config.ts first.",
    )
  const meant = id === undefined ? undefined : nearest(id, ids)
  throw new SettingsError(
    `There is no collection "${id}". ${meant ? `Did you mean ${meant}?` : `Known: ${ids.join(', ')}.`}`,
  )
}

/** `guide/first-steps` is titled “First steps”. */
function titleFrom(name: string): string {
  const words = (name.split('/').at(-1) ?? name)
    .replace(/\.mdx?$/, '')
    .replace(/^\d+[-_.]\s*/, '')
    .replace(/[-_]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

async function askInTerminal(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await terminal.question(question)
  } finally {
    terminal.close()
  }
}
