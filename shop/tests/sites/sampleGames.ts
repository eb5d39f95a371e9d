import type { Files } from '../../../packages/awning/tests/sites/fixtureFiles.ts'

const platforms = ['Switch', 'PC', 'PS5', 'Xbox', 'iOS']
const statuses = ['finished', 'playing', 'mastered', 'finished', 'paused', 'dropped', 'wished']
const tags = ['action', 'indie', 'turn-based', 'open-world', 'roguelike', 'puzzle', 'story', '动作']
const names = [
  '纸船',
  '灯塔',
  '雨夜邮差',
  '长街',
  '旧货行',
  '风筝',
  '石榴',
  '半日闲',
  '青瓦',
  '渡口',
]
const hues = ['#b03522', '#1f5a66', '#835707', '#45612e', '#6b3f5e', '#35487e', '#6b4d2f']

const pick = <T>(list: readonly T[], index: number): T => {
  const item = list[index % list.length]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

/**
 * Games that differ in everything: game `n` is the nth oldest. Every seventh has no cover, every
 * fifth no rating, every sixth no hours; the last one has nothing but a name.
 */
export function sampleGames(count: number): Files {
  const files: Record<string, string> = {
    'content/tags.yml': `game:\n${tags.map((tag) => `  ${tag}: ${tag === '动作' ? '{ zh: 动作, en: Action }' : tag}\n`).join('')}`,
  }
  hues.forEach((hue, index) => {
    files[`content/zh/game/covers/${index}.svg`] = cover(hue, index)
  })
  for (let number = 1; number <= count; number += 1) {
    const day = new Date(Date.UTC(2020, 0, number * 3)).toISOString().slice(0, 10)
    files[`content/zh/game/${day}-g${number}.md`] = `---\n${[
      `title: ${pick(names, number)}${number}`,
      `slug: g${number}`,
      ...(number === count ? [] : factsOf(number)),
    ].join('\n')}\n---\n\n${pick(openings, number)}\n\n<!-- truncate -->\n\nThe rest.\n`
  }
  return files
}

const openings = [
  '开场二十分钟不教任何东西，只给一盏灯和一条往下走的路。等你发现灯油会耗尽，已经走得太远。',
  '一局十五分钟，死了重来，每次多认识一条街。',
  'A small shop by a river, a ledger that never adds up, and forty customers who all want the same umbrella.',
  '回合制，六人一队，谁先动由天气决定。雨天慢的人反而快。',
]

function factsOf(number: number): string[] {
  const own = [pick(tags, number), pick(tags, number * 3 + 1)]
  return [
    `tags: [${[...new Set(own)].join(', ')}]`,
    `platform: [${[...new Set([pick(platforms, number), pick(platforms, number * number)])].join(', ')}]`,
    `developer: Studio ${number % 9}`,
    `released: ${2024 - Math.floor(((number * number) % 60) / 4)}-05-0${1 + (number % 9)}`,
    `status: ${pick(statuses, number)}`,
    ...(number % 5 === 0 ? [] : [`rating: ${5 + ((number * 7) % 11) / 2}`]),
    ...(number % 6 === 0 ? [] : [`hours: ${2 + ((number * 17) % 90)}`]),
    ...(number % 7 === 0 ? [] : [`cover: ./covers/${number % hues.length}.svg`]),
  ]
}

function cover(hue: string, index: number): string {
  const shapes = Array.from(
    { length: 5 },
    (_, step) =>
      `<circle cx="${80 + step * 120}" cy="${120 + ((index + step) % 3) * 80}" r="${30 + step * 12}" fill="#fff" fill-opacity="0.2"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400" viewBox="0 0 640 400"><rect width="640" height="400" fill="${hue}"/>${shapes.join('')}</svg>`
}
