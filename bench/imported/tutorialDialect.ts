/** Marks of javascript.info, which plain Markdown files may contain. */
export const tutorialDialect = {
  /** Backticks in the title of a box, which Markdown does not allow there. */
  prepare: (body: string): string =>
    body.replace(
      /^([ \t]*`{3,})((?:smart|warn|online|offline|quote|compare)\b.*)$/gm,
      (_, fence: string, rest: string) => fence + rest.replaceAll('`', ''),
    ),
  inline: (text: string): string =>
    text
      .replace(
        /\[(?:cut|iframe|codetabs|html|js|head|todo|edit|demo|example|summary)\b[^\]]*\]|\[\/\w+\]/g,
        '',
      )
      .replace(/\[#[\w-]+\]/g, ''),
  /** Marked lines and words. */
  code: (code: string): string =>
    code.replace(/^[ \t]*\*\/?!\*[ \t]*\n?/gm, '').replace(/\*\/?!\*/g, ''),
  boxOf: (lang: string, meta: string): { title: string } | undefined => {
    if (!/^(?:smart|warn|online|offline|quote|compare)$/.test(lang)) return undefined
    const title = /\bheader="((?:[^"\\]|\\.)*)"|\bheader='([^']*)'/.exec(meta)
    const author = /\bauthor="([^"]*)"/.exec(meta)
    return {
      title: (title?.[1] ?? title?.[2] ?? author?.[1] ?? '')
        .replace(/\\(.)/g, '$1')
        .replace(/[`*]/g, ''),
    }
  },
}
