import { describe, expect, it } from 'vitest'
import type { SearchablePage } from '../../src/features/search/write/searchablePages.ts'
import { withoutOptionalMarks } from '../../src/features/search/characters.ts'
import { serve } from './indexedSite.ts'

const page = (title: string, text: string): SearchablePage => ({
  href: `/${title}`,
  title,
  area: 'docs',
  hash: text,
  bytes: Buffer.byteLength(text),
  // As `searchablePages` prepares it.
  sections: () => [{ id: '', title: '', text: withoutOptionalMarks(text.normalize('NFC')) }],
})

const texts: Readonly<Record<string, readonly SearchablePage[]>> = {
  ja: [
    page('インストール', 'パッケージをインストールしてから、設定ファイルを編集します。'),
    page('検索', '全文検索はブラウザーの中で動きます。東京都のデータ。'),
  ],
  ko: [
    page('설치', '패키지를 설치한 뒤 설정 파일을 편집합니다.'),
    page('문서검색', '전문검색은 브라우저에서 실행됩니다.'),
  ],
  ar: [
    page('التثبيت', 'ثبِّتِ الحُزمةَ أوَّلًا، ثم عدّل ملف الإعدادات.'),
    page('البحث', 'يعمل البحث في المتصفّح، والوثائق على الجهاز.'),
  ],
  hi: [
    page('इंस्टॉलेशन', 'पैकेज इंस्टॉल करें और फिर सेटिंग फ़ाइल संपादित करें।'),
    page('खोज', 'खोज ब्राउज़र में चलती है।'),
  ],
  ru: [page('Установка', 'Всё ещё проще: установите пакет.'), page('Поиск', 'Поиск в браузере.')],
  de: [page('Größe', 'Die Größe der Übersicht.'), page('Suche', 'Die Suche läuft.')],
}

async function find(lang: string, query: string, wholeSite?: number): Promise<string[]> {
  const { index } = await serve(texts[lang] ?? [], wholeSite, lang)
  const { matches } = await index.search(query, 100)
  return matches.map(({ page: { page: found } }) => found.title)
}

describe.each([
  ['a small site', undefined],
  ['a large site', 0],
])('search on %s finds', (_, wholeSite) => {
  it.each([
    ['ja', '設定', ['インストール']],
    ['ja', 'ファイル', ['インストール']],
    ['ja', 'ﾌｧｲﾙ', ['インストール']],
    ['ja', 'で動き', ['検索']],
    ['ja', '京都', ['検索']],
    // No page has both, and each has one of them.
    ['ja', '設定 検索', ['検索', 'インストール']],
    ['ja', '設定の方法', ['インストール']],
    // Pinyin is for Chinese.
    ['ja', 'jiansuo', []],
    ['ko', '설정', ['설치']],
    ['ko', '검색', ['문서검색']],
    ['ko', '브라우저', ['문서검색']],
    ['ko', '브라우저'.normalize('NFD'), ['문서검색']],
    ['ar', 'الحزمة', ['التثبيت']],
    ['ar', 'حُزمة', ['التثبيت']],
    ['ar', 'اولا', ['التثبيت']],
    ['ar', 'الاعدادات', ['التثبيت']],
    ['ar', 'وثائق', ['البحث']],
    ['ar', 'متصفح', ['البحث']],
    ['ar', 'بـحـث', ['البحث']],
    ['hi', 'फ़ाइल', ['इंस्टॉलेशन']],
    ['hi', '\u092b\u093c\u093e\u0907\u0932', ['इंस्टॉलेशन']],
    ['hi', 'ब्राउज़र', ['खोज']],
    ['hi', 'खोज', ['खोज']],
    ['ru', 'еще', ['Установка']],
    ['ru', 'установ', ['Установка']],
    ['de', 'grosse', []],
    ['de', 'große', ['Größe']],
    ['de', 'ubersicht', ['Größe']],
  ])('in %s: %s', async (lang, query, found) => {
    expect(await find(lang, query, wholeSite)).toEqual(found)
  })
})
