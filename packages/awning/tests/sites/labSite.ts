import type { Files } from './fixtureFiles.ts'

/** The code of a site with one lab, `dice`: a button that adds a side when it is pressed. */
export const labFiles: Files = {
  'site.code.ts': `import { defineSiteCode } from 'awning'
import { dice } from './labs/dice.ts'

export default defineSiteCode({ labs: [dice] })
`,
  'labs/dice.ts': `import { defineLab } from 'awning/lab'

export const dice = defineLab({
  name: 'dice',
  title: { zh: '骰子', en: 'Dice & more' },
  caption: { zh: '按一下。' },
  text: { zh: '一颗骰子。', en: 'One die.' },
  component: () => import('./DiceLab.tsx'),
})
`,
  'labs/DiceLab.tsx': `'use client'

import { useLabState, type LabCodec, type LabProps } from 'awning/lab'
import type { ReactNode } from 'react'
import styles from './DiceLab.module.css'

const codec: LabCodec<number> = {
  initial: 6,
  encode: String,
  decode: (text) => (/^[0-9]+$/.test(text) ? Number(text) : undefined),
}

export default function DiceLab(props: LabProps): ReactNode {
  const [sides, setSides] = useLabState(codec, props)
  return (
    <button type="button" className={styles['die']} onClick={() => setSides(sides + 1)}>
      {\`\${sides} sides, \${props.locale}\`}
    </button>
  )
}
`,
  'labs/DiceLab.module.css': '@layer components { .die { letter-spacing: 0.125em } }\n',
}
