const titles: Readonly<Record<string, string>> = {
  zh: '解答',
  ja: '解答',
  ko: '해답',
  ru: 'Решение',
  ar: 'الحل',
  hi: 'हल',
  de: 'Lösung',
  fr: 'Solution',
  es: 'Solución',
  pt: 'Solução',
}

/** What the solution of a task is called in a language: `ja`, `pt-br`. */
export function solutionTitle(lang: string): string {
  return titles[new Intl.Locale(lang).language] ?? 'Solution'
}
