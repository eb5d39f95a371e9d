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
import { codec, startProgram } from './codec.ts'
import { programNames, programOf } from './programs.ts'
import { stepsOf } from './steps.ts'
import { strings } from './strings.ts'
import { TypeAtLine } from './TypeAtLine.tsx'

/** Steps through a program and shows what the compiler knows about a variable at each line. */
export default function NarrowingLab(props: LabProps): ReactNode {
  const t = inLanguage(strings, props.locale)
  const [state, setState] = useLabState(codec, props)
  const program = programOf(state.program)
  const run = state.run === undefined ? undefined : program.runs[state.run]
  const steps = stepsOf(program, run)
  const line = steps[state.step] ?? 1
  const variable = program.variables[state.variable] ?? program.variables[0]
  const isLast = state.step === steps.length - 1
  const goToStep = (step: number) => setState({ ...state, step })
  const describeOutcome = run?.result.endsWith('Error') ? t.throws : t.result

  return (
    <Stack>
      <RadioGroup
        legend={t.program}
        value={state.program}
        options={programNames.map((value) => ({
          value,
          label: inLanguage(programOf(value).name, props.locale),
        }))}
        onChange={(name) => setState(startProgram(name))}
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
        onChange={(run) => setState({ ...state, run: run ? Number(run) : undefined, step: 0 })}
      />
      <CodeLines
        label={t.code}
        program={program}
        run={run}
        variable={variable}
        steps={steps}
        currentStep={state.step}
        onStep={goToStep}
      />
      <Group>
        <Button disabled={state.step === 0} onClick={() => goToStep(state.step - 1)}>
          {t.back}
        </Button>
        <Button disabled={isLast} onClick={() => goToStep(state.step + 1)}>
          {t.next}
        </Button>
        <RangeField
          label={t.line}
          min={1}
          max={steps.length}
          value={state.step + 1}
          valueText={t.lineShown(line, state.step + 1, steps.length)}
          onChange={(step) => goToStep(step - 1)}
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
        <TypeAtLine
          locale={props.locale}
          program={program}
          variable={variable}
          line={line}
          outcome={run && isLast ? describeOutcome(run.call, run.result) : undefined}
        />
      </Panel>
    </Stack>
  )
}
