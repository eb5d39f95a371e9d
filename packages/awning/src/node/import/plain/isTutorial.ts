/**
 * Whether a folder has the format of javascript.info, which its translations share: numbered folders of an `article.md`,
 * or of a `task.md` with its solution. Its marks, such as `key:Enter` in code, are ordinary text everywhere else.
 */
export function isTutorial(files: readonly string[]): boolean {
  const texts = new Set(files)
  return files.some((file) => {
    const [, folder, name] = /^((?:.*\/)?\d+-[^/]+\/)(article|task)\.md$/.exec(file) ?? []
    return name === 'article' || (name === 'task' && texts.has(`${folder}solution.md`))
  })
}
