import { inLanguage, type PerLanguage } from '../language.ts'

/** The sample HTML: a to-do list, and one with a nested list. */
const samples: PerLanguage<readonly [string, string]> = {
  zh: [
    `<ul>
  <li class="todo">理货</li>
  <li class="todo">记账</li>
  <!-- 午休 -->
  <li class="todo">扫地</li>
  <li class="todo">打烊</li>
</ul>`,
    `<ul>
  <li class="todo">理货
    <ul><li class="todo">茶</li><li class="todo">米</li></ul>
  </li>
  <li>午休</li>
  <li class="todo">打烊</li>
</ul>`,
  ],
  en: [
    `<ul>
  <li class="todo">Stock</li>
  <li class="todo">Books</li>
  <!-- lunch -->
  <li class="todo">Sweep</li>
  <li class="todo">Close</li>
</ul>`,
    `<ul>
  <li class="todo">Stock
    <ul><li class="todo">Tea</li><li class="todo">Rice</li></ul>
  </li>
  <li>Lunch</li>
  <li class="todo">Close</li>
</ul>`,
  ],
}

export type SampleNumber = 0 | 1

export function sampleOf(locale: string, sample: SampleNumber): string {
  return inLanguage(samples, locale)[sample]
}
