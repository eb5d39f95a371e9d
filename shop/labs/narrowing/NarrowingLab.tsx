'use client'

import { useLabState, type LabProps } from 'awning/lab'
import type { ReactNode } from 'react'
import { Choice } from '../kit/Choice.tsx'
import kit from '../kit/kit.module.css'
import { Group, Panel, Stack } from '../kit/layout.tsx'
import { Press } from '../kit/Press.tsx'
import { Range } from '../kit/Range.tsx'
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
      <Choice
        legend={t.program}
        value={state.program}
        options={programNames.map((value) => ({
          value,
          label: inLanguage(programOf(value).name, props.locale),
        }))}
        onChange={(name) => setState(opened(name))}
      />
      <Choice
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
        <Press disabled={state.at === 0} onPress={() => go(state.at - 1)}>
          {t.back}
        </Press>
        <Press disabled={isLast} onPress={() => go(state.at + 1)}>
          {t.next}
        </Press>
        <Range
          label={t.line}
          min={1}
          max={steps.length}
          value={state.at + 1}
          shown={t.lineShown(line, state.at + 1, steps.length)}
          onChange={(step) => go(step - 1)}
        />
      </Group>
      {program.variables.length > 1 && (
        <Choice
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
