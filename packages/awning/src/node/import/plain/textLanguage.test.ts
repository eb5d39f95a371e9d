import { describe, expect, it } from 'vitest'
import { textLanguage } from './textLanguage.ts'

const code = '\n\n```js\nconst lamp = await lamps.find({ name })\n```\n'

describe('the language of texts', () => {
  it.each([
    ['en', 'The lamp is on the table, and the light of it is for you to read with.'],
    ['de', 'Die Lampe ist auf dem Tisch, und das Licht ist nicht weit. Der Docker ist mit dabei.'],
    ['fr', 'Les lampes et une table dans la pièce, pour vous. Le client est dans les boîtes.'],
    ['es', 'Los libros y el café con leche, una lámpara del salón y por la noche.'],
    ['pt-BR', 'Os livros não são seus, você tem uma lâmpada com luz do sol ou da lua.'],
    ['ja', '`Lamp`は机の上にあります。TypeScriptで書かれた関数を使います。'],
    ['zh', '这个`Lamp`函数用来打开灯，参数是Promise。日文里叫ランプ。'],
    ['zh-Hant', '這個函數用來開燈，參數是Promise，我們說明它的時候會舉例。'],
    ['ko', '램프는 책상 위에 있습니다. Node.js 서버를 시작합니다.'],
    ['ru', 'Лампа стоит на столе. Запустите сервер Node.js и откройте Chrome.'],
    ['ar', 'المصباح على الطاولة. شغّل خادم Node.js ثم افتح Chrome.'],
    ['he', 'המנורה על השולחן. הפעילו את השרת של Node.js.'],
    ['hi', 'दीपक मेज़ पर है। Node.js सर्वर शुरू करें।'],
  ])('is %s', (lang, text) => {
    expect(textLanguage([text + code]).lang).toBe(lang)
  })

  it('is certain where script or words leave no doubt', () => {
    expect(textLanguage(['The lamp is on the table and the light is on.']).isCertain).toBe(true)
    expect(textLanguage(['ランプは机の上にあります。']).isCertain).toBe(true)
    expect(textLanguage(['Лампа стоит на столе.']).isCertain).toBe(false)
    expect(textLanguage(['# Lamp']).isCertain).toBe(false)
  })

  it('is not that of quotes in another script', () => {
    expect(
      textLanguage([`The word for a lamp is 灯, ランプ or лампа. ${'The end of it. '.repeat(9)}`])
        .lang,
    ).toBe('en')
  })
})
