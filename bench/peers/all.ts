import { docusaurus } from './docusaurus.ts'
import { hugo } from './hugo.ts'
import type { Peer, PeerId } from './peer.ts'
import { rspress } from './rspress.ts'
import { starlight } from './starlight.ts'
import { awning } from './awning.ts'
import { vitepress } from './vitepress.ts'

export const peers: Readonly<Record<PeerId, Peer>> = {
  awning,
  docusaurus,
  vitepress,
  starlight,
  rspress,
  hugo,
}
