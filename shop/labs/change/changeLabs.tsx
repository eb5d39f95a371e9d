'use client'

import type { LabProps } from 'awning/lab'
import type { ReactNode } from 'react'
import { ChangeLab } from './ChangeLab.tsx'
import { codecFor } from './codec.ts'

const codecs = {
  react: codecFor('react'),
  vue: codecFor('vue'),
  svelte: codecFor('svelte'),
  angular: codecFor('angular'),
}

export function ReactChangeLab(props: LabProps): ReactNode {
  return <ChangeLab {...props} codec={codecs.react} />
}

export function VueChangeLab(props: LabProps): ReactNode {
  return <ChangeLab {...props} codec={codecs.vue} />
}

export function SvelteChangeLab(props: LabProps): ReactNode {
  return <ChangeLab {...props} codec={codecs.svelte} />
}

export function AngularChangeLab(props: LabProps): ReactNode {
  return <ChangeLab {...props} codec={codecs.angular} />
}
