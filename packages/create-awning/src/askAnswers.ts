import { languagesFrom, templateFrom, UsageError, type Answers } from './answers.ts'

/** Asks a person a question; undefined where nobody can answer, as in a script. */
export type Ask = ((question: string) => Promise<string>) | undefined

/** Asks for what the command line does not say. An empty answer is the one in brackets. `checkFolder` throws for one that cannot be used. */
export async function askAnswers(
  given: Partial<Answers>,
  ask: Ask,
  checkFolder: (folder: string) => void,
): Promise<Answers> {
  const usable = (folder: string) => {
    checkFolder(folder)
    return folder
  }
  const folder =
    given.folder ?? (await asked(ask, 'Folder of the new site? [my-site] ', 'my-site', usable))
  const template =
    given.template ??
    (await asked(
      ask,
      'Begin with docs, blog or docs+blog? [docs+blog] ',
      'docs+blog',
      templateFrom,
    ))
  const languages =
    given.languages ??
    (await asked(ask, 'Language: en (English), zh (Chinese) or en,zh? [en] ', 'en', languagesFrom))
  return { folder, template, languages }
}

/** Asks until the answer can be used. */
async function asked<T>(ask: Ask, question: string, otherwise: string, read: (word: string) => T) {
  let message = ''
  for (;;)
    try {
      return read(await answer(ask, message + question, otherwise))
    } catch (error) {
      if (!ask || !(error instanceof UsageError)) throw error
      message = `${error.message}\n`
    }
}

async function answer(ask: Ask, question: string, otherwise: string): Promise<string> {
  return (await ask?.(question))?.trim() || otherwise
}
