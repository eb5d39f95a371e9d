import type { ReactNode } from 'react'
import { isExternal } from '../../config/address.ts'
import { parseInline, type Inline } from '../../config/parseInline.ts'
import type { Site } from '../localeSite.ts'
import { ExternalLink } from './ExternalLink.tsx'
import { opensPage } from './SiteLink.tsx'

/** A line of Markdown from the settings. */
export function InlineText({ site, text }: { site: Site; text: string }): ReactNode {
  const pieces = parseInline(text)
  const [first] = pieces
  return pieces.length === 1 && first?.kind === 'text' ? first.text : renderPieces(site, pieces)
}

function renderPieces(site: Site, pieces: readonly Inline[]): ReactNode {
  return pieces.map((piece, index) => {
    switch (piece.kind) {
      case 'text':
        return piece.text
      case 'code':
        return <code key={index}>{piece.text}</code>
      case 'strong':
        return <strong key={index}>{renderPieces(site, piece.children)}</strong>
      case 'emphasis':
        return <em key={index}>{renderPieces(site, piece.children)}</em>
      case 'link':
        return (
          <InlineLink key={index} site={site} to={piece.to}>
            {renderPieces(site, piece.children)}
          </InlineLink>
        )
    }
  })
}

function InlineLink({
  site,
  to,
  children,
}: {
  site: Site
  to: string
  children: ReactNode
}): ReactNode {
  if (!isExternal(to)) return <a href={site.href(to)}>{children}</a>
  if (!opensPage(to)) return <a href={to}>{children}</a>
  return (
    <ExternalLink href={to} hint={site.t.opensInNewTab} hasArrow={false}>
      {children}
    </ExternalLink>
  )
}
