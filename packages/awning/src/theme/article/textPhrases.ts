import type { Strings } from '../../i18n/strings.ts'
import type { TextPhrases } from './packedText.ts'

/**
 * The markup of texts that payloads abbreviate, with its labels in one language. A phrase that contains another one comes
 * before it. `weight.test.ts` fails when the content pipeline no longer writes one of them.
 */
export function textPhrases(
  t: Pick<Strings, 'headingLink' | 'wrapCode' | 'copyCode' | 'copied'>,
): TextPhrases {
  const tools =
    `<div class="tools"><button type="button" data-do="wrap" data-script="" aria-pressed="false"><span>${t.wrapCode}</span></button>` +
    `<button type="button" data-do="copy" data-script="" aria-live="polite"><span>${t.copyCode}</span><span>${t.copied}</span></button></div>`
  return [
    '<a class="heading-link" href="#',
    `" aria-label="${t.headingLink}" title="${t.headingLink}">#</a>`,
    `</span></code></pre>${tools}</figure>`,
    '<figure class="code" data-lang="',
    '"><pre tabindex="0"><code><span class="line">',
    '</span>\n<span class="line">',
    '<span class="t-',
    '</span>',
    '<div class="table" tabindex="0" role="group" aria-label="',
    '"><table>\n<thead>\n<tr><th scope="col">',
    '</th></tr>\n</thead>\n<tbody>\n<tr><td>',
    ' target="_blank" rel="noopener noreferrer"',
  ]
}
