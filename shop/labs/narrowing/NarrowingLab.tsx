'use client'

import { useLabState, type LabProps } from 'awning/lab'
import type { ReactNode } from 'react'
import { RadioGroup } from '../kit/RadioGroup.tsx'
import kit from '../kit/kit.module.css'
import { Group, Panel, Stack } from '../kit/layout.tsx'
import { Button } from '../kit/Button.tsx'
import { RangeField } from '../kit/RangeField.tsx'
import { inLanguage } from '../language.ts'
import { CodeLines } from './CodeLines.tsx'
import { codec, opened } from './codec.ts'
import { programNames, programOf } from './programs.ts'
import { stepsOf } from './steps.ts'
import { strings } from './strings.ts'
import { TypeHere } from './TypeHere.tsx'

/** Walks through a program and tells what the compiler knows of a variable at each line. */
export default function NarrowingLab(props: LabProps): ReactNode {
  const t = inLanguage(strings, props.locale)
  const [state, setState] = useLabState(codec, props)
  const program = programOf(state.program)
  const run = state.run === undefined ? undefined : program.runs[state.run]
  const steps = stepsOf(program, run)
  const line = steps[state.at] ?? 1
  const variable = program.variables[state.variable] ?? program.variables[0]
  const isLast = state.at === steps.length - 1
  const go = (at: number) => setState({ ...state, at })
  const end = run?.result.endsWith('Error') ? t.throws : t.result

  return (
    <Stack>
      <RadioGroup
        legend={t.program}
        value={state.program}
        options={programNames.map((value) => ({
          value,
          label: inLanguage(programOf(value).name, props.locale),
        }))}
        onChange={(name) => setState(opened(name))}
      />
      <RadioGroup
        legend={t.run}
        value={String(state.run ?? '')}
        options={[
          ...program.runs.map(({ call }, index) => ({
            value: String(index),
            label: <span className={kit['mono']}>{call}</span>,
          })),
          { value: '', label: t.compiler },
        ]}
        onChange={(run) => setState({ ...state, run: run ? Number(run) : undefined, at: 0 })}
      />
      <CodeLines
        label={t.code}
        program={program}
        run={run}
        variable={variable}
        steps={steps}
        at={state.at}
        onStep={go}
      />
      <Group>
        <Button disabled={state.at === 0} onClick={() => go(state.at - 1)}>
          {t.back}
        </Button>
        <Button disabled={isLast} onClick={() => go(state.at + 1)}>
          {t.next}
        </Button>
        <RangeField
          label={t.line}
          min={1}
          max={steps.length}
          value={state.at + 1}
          valueText={t.lineShown(line, state.at + 1, steps.length)}
          onChange={(step) => go(step - 1)}
        />
      </Group>
      {program.variables.length > 1 && (
        <RadioGroup
          legend={t.variable}
          value={variable}
          options={program.variables.map((value) => ({ value, label: value }))}
          onChange={(name) => setState({ ...state, variable: program.variables.indexOf(name) })}
        />
      )}
      <Panel>
        <TypeHere
          locale={props.locale}
          program={program}
          variable={variable}
          line={line}
          outcome={run && isLast ? end(run.call, run.result) : undefined}
        />
      </Panel>
    </Stack>
  )
}
