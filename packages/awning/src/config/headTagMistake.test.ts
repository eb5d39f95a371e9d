import { describe, expect, it } from 'vitest'
import { headTagMistake, type HeadTag } from './headTagMistake.ts'

const element = (tag: HeadTag['tag'], attrs: HeadTag['attrs'] = {}, content?: string): HeadTag => ({
  tag,
  attrs,
  content,
})

describe('an element for the head', () => {
  it.each([
    element('meta', { name: 'author', content: 'Ann' }),
    element('meta', { property: 'fb:app_id', content: '1' }),
    element('link', { rel: 'me', href: 'https://social.example/@ann' }),
    element('link', { rel: 'stylesheet', href: '/extra.css' }),
    element('script', { src: 'https://x.example/a.js', async: true }),
    element('script', { src: '//x.example/a.js' }),
    element('script', {}, 'window.a = 1 < 2'),
    element('style', { media: 'print' }, 'p { color: red }'),
  ])('may be %j', (given) => {
    expect(headTagMistake(given)).toBeUndefined()
  })

  it.each<[HeadTag, string, string]>([
    [element('script', { src: 'javascript:x' }), 'attrs.src', 'must not begin with "javascript:"'],
    [element('script', { src: 'data:text/javascript,x' }), 'attrs.src', 'must not begin with'],
    [element('script', { src: 'mailto:a@x.example' }), 'attrs.src', 'must be a file of public'],
    [element('script', { src: 'a.js' }), 'attrs.src', 'must begin with /'],
    [element('script', { onload: 'x()' }, 'a'), 'attrs.onload', 'forbids it'],
    [element('script', { nonce: 'x' }, 'a'), 'attrs.nonce', 'forbids it'],
    [element('script', { '"x': '' }, 'a'), 'attrs."x', 'is no name'],
    [element('script'), 'content', 'must be there if attrs.src is not'],
    [element('script', { src: '/a.js' }, 'a'), 'content', 'and only then'],
    [element('script', {}, 'a = "</SCRIPT>"'), 'content', 'must not contain </script'],
    [element('style', {}, 'a { } </style>'), 'content', 'must not contain </style'],
    [element('style'), 'content', 'is missing'],
    [element('style', { href: '/a.css' }, 'a'), 'attrs', 'cannot name a file'],
    [element('meta', { charset: 'utf-8' }), 'attrs', 'repeats'],
    [element('meta', { name: 'Viewport', content: 'x' }), 'attrs', 'repeats'],
    [element('meta', { 'http-equiv': 'refresh' }), 'attrs.http-equiv', 'cannot be used'],
    [element('meta', {}, 'a'), 'content', 'cannot be used here'],
    [element('link', { rel: 'me' }), 'attrs', 'must have rel and href'],
    [element('link', { rel: 'canonical', href: '/' }), 'attrs.rel', 'cannot be canonical'],
  ])('cannot be %j', (given, path, message) => {
    const mistake = headTagMistake(given)
    expect(mistake?.path.join('.')).toBe(path)
    expect(mistake?.message).toContain(message)
  })
})
