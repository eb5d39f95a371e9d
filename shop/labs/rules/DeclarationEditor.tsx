'use client'

import type { ReactNode } from 'react'
import { RadioGroup } from '../kit/RadioGroup.tsx'
import { Group, Panel, Stack } from '../kit/layout.tsx'
import { Button } from '../kit/Button.tsx'
import { TextField } from '../kit/TextField.tsx'
import { Checkbox } from '../kit/Checkbox.tsx'
import { origins, settle, type Declaration } from './declaration.ts'
import { changeDeclaration, moveDeclaration, removeDeclaration } from './editState.ts'
import { parseLayers } from './layers.ts'
import { longestSelector, mostHops, type RulesState } from './rulesState.ts'
import type { RulesStrings } from './strings.ts'
import styles from './RulesLab.module.css'
import { weighRule } from './weighRule.ts'

interface Props {
  readonly words: RulesStrings
  readonly state: RulesState
  readonly edited: Declaration
  readonly onChange: (state: RulesState) => void
}

const hopChoices = ['', ...Array.from({ length: mostHops + 1 }, (_, hops) => String(hops))]

/** Everything that the cascade asks about one declaration. What does not apply is not offered. */
export function DeclarationEditor({ words, state, edited, onChange }: Props): ReactNode {
  const { letter, origin, selector, layer, hops } = edited
  const { attached } = settle(edited)
  const made = origin === 'transition' || origin === 'animation'
  const names = [...new Set([...parseLayers(state.layers), layer])].filter((name) => name !== '')
  const first = state.declarations[0]?.letter === letter
  const last = state.declarations.at(-1)?.letter === letter
  const tell = (told: Partial<Omit<Declaration, 'letter'>>) =>
    onChange(changeDeclaration(state, letter, told))

  return (
    <Panel title={words.edit(letter)}>
      <Stack>
        <Group>
          <Button disabled={first} onClick={() => onChange(moveDeclaration(state, letter, -1))}>
            {words.earlier}
          </Button>
          <Button disabled={last} onClick={() => onChange(moveDeclaration(state, letter, 1))}>
            {words.later}
          </Button>
          <Button
            disabled={state.declarations.length === 1}
            onClick={() => onChange(removeDeclaration(state, letter))}
          >
            {words.remove}
          </Button>
        </Group>
        {!made && !attached && (
          <TextField
            label={words.selector}
            mono
            value={selector}
            invalid={!weighRule(selector).ok}
            onChange={(text) => tell({ selector: text.slice(0, longestSelector) })}
          />
        )}
        {!made && (
          <div className={styles['flags']}>
            <Checkbox
              label={words.important}
              checked={edited.important}
              onChange={(important) => tell({ important })}
            />
            {origin === 'author' && (
              <Checkbox
                label={words.attached}
                checked={attached}
                onChange={(now) => tell({ attached: now })}
              />
            )}
            <Checkbox
              label={words.shadow}
              checked={edited.shadow}
              onChange={(shadow) => tell({ shadow })}
            />
          </div>
        )}
        {!made && !attached && names.length > 0 && (
          <RadioGroup
            legend={words.layer}
            value={layer}
            options={['', ...names].map((value) => ({ value, label: value || words.noLayer }))}
            onChange={(value) => tell({ layer: value })}
          />
        )}
        {!made && !attached && (
          <RadioGroup
            legend={words.scope}
            value={hops === undefined ? '' : String(hops)}
            options={hopChoices.map((value) => ({ value, label: value || words.noScope }))}
            onChange={(value) => tell({ hops: value === '' ? undefined : Number(value) })}
          />
        )}
        <RadioGroup
          legend={words.origin}
          value={origin}
          options={origins.map((value) => ({ value, label: words.origins[value] }))}
          onChange={(value) => tell({ origin: value })}
        />
      </Stack>
    </Panel>
  )
}
