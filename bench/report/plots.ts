import { peers } from '../peers/all.ts'
import { peerIds, type PeerId } from '../peers/peer.ts'
import { situations, type BenchRecord } from '../records.ts'
import { barPlot } from './barPlot.ts'
import { bytes, count, milliseconds } from './format.ts'
import { linePlot } from './linePlot.ts'
import { median } from './median.ts'
import { byteGroups, bytesOf, totalBytes } from './byteGroups.ts'
import { situationNames } from './pageRows.ts'
import { at, generatedSites, ofKind, visitedSite } from './select.ts'

export interface Plot {
  /** Path next to the report. */
  readonly file: string
  readonly title: string
  readonly svg: string
}

/** The plots for which there are measurements. */
export function plots(records: readonly BenchRecord[]): Plot[] {
  return [buildPlot(records), weightPlot(records), navigationPlot(records)].flatMap(
    (plot) => plot ?? [],
  )
}

function buildPlot(records: readonly BenchRecord[]): Plot | undefined {
  const builds = ofKind(records, 'build').filter(
    ({ mode, outcome }) => mode === 'cold' && outcome === 'done',
  )
  if (generatedSites(builds).length < 2) return undefined
  const title = 'Cold build: seconds over number of documents'
  const series = peerIds.map((peer, hue) => {
    const own = builds.filter((build) => build.peer === peer)
    const points = generatedSites(own).map((site) => {
      const value = median(at(own, site).map(({ seconds }) => seconds)) ?? 0
      return [site.documents, value] as const
    })
    return { name: peers[peer].name, hue, own: peer === 'awning', points }
  })
  return {
    file: 'results/builds.svg',
    title,
    svg: linePlot({
      title,
      description: `${series
        .flatMap(({ name, points }) => {
          const last = points.at(-1)
          return last ? [`${name}: ${last[1].toFixed(1)} s at ${count(last[0])} documents`] : []
        })
        .join('; ')}.`,
      series,
      xLabel: 'documents, both axes logarithmic',
      formatX: count,
      formatY: (value) => `${value >= 10 ? count(value) : Number(value.toPrecision(2))} s`,
    }),
  }
}

function weightPlot(records: readonly BenchRecord[]): Plot | undefined {
  const site = visitedSite(records)
  const weights = site ? at(ofKind(records, 'weight'), site) : []
  if (!site || weights.length === 0) return undefined
  const title = `First visit of a page: bytes by kind, brotli 11, ${count(site.documents)} documents`
  const groups = byteGroups
    .map(({ name, kinds }, hue) => ({ name, kinds, hue }))
    .filter(({ kinds }) => weights.some((weight) => bytesOf(weight, kinds) > 0))
  const bars = ordered(weights).map((weight) => ({
    name: peers[weight.peer].name,
    own: weight.peer === 'awning',
    parts: groups.map(({ kinds, hue }) => ({ value: bytesOf(weight, kinds), hue })),
    label: bytes(totalBytes(weight)),
  }))
  return {
    file: 'results/first-visit.svg',
    title,
    svg: barPlot({
      title,
      description: `${bars.map(({ name, label }) => `${name}: ${label}`).join('; ')}.`,
      bars,
      legend: groups,
      stacked: true,
    }),
  }
}

function navigationPlot(records: readonly BenchRecord[]): Plot | undefined {
  const site = visitedSite(records)
  const navigations = site
    ? at(ofKind(records, 'navigation'), site).filter(({ throttled }) => throttled)
    : []
  if (navigations.length === 0) return undefined
  const title = 'Click to painted next page: ms at 4x CPU, 1.6 Mbps, 150 ms'
  const bars = ordered(
    [...new Set(navigations.map(({ peer }) => peer))].map((peer) => ({ peer })),
  ).map(({ peer }) => {
    const own = navigations.filter((navigation) => navigation.peer === peer)
    const values = situations.map(
      (situation) =>
        median(own.filter((each) => each.situation === situation).map(({ ms }) => ms)) ?? 0,
    )
    return {
      name: peers[peer].name,
      own: peer === 'awning',
      parts: values.map((value, hue) => ({ value, hue })),
      label: values.map(milliseconds).join(' · ').replaceAll(' ms ·', ' ·'),
    }
  })
  return {
    file: 'results/navigation.svg',
    title,
    svg: barPlot({
      title,
      description: `${situations.map((situation) => situationNames[situation]).join(', ')}: ${bars.map(({ name, label }) => `${name} ${label}`).join('; ')}.`,
      bars,
      legend: situations.map((situation, hue) => ({ name: situationNames[situation], hue })),
      stacked: false,
    }),
  }
}

function ordered<T extends { readonly peer: PeerId }>(all: readonly T[]): T[] {
  return all.toSorted((a, b) => peerIds.indexOf(a.peer) - peerIds.indexOf(b.peer))
}
