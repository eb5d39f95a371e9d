/**
 * The styles that Temml writes into style attributes, which the content security policy forbids, and the class that has each of
 * them in `theme/styles/math.css`. An empty name: the style sheet sets it for the whole formula.
 */
const classes: Readonly<Record<string, string>> = {
  'display:block math': '',
  'math-depth:0': 'math-depth-0',
  'font-weight:bold': 'math-bold',
  'text-align:left': 'tml-left',
  'transform:scaleX(-1)': 'math-mirror',
  'height:1em': 'math-height',
  'left:0.1em': 'math-arrow',
  'width:100%': 'math-w100',
  'width:90%': 'math-w90',
  'width:50%': 'math-w50',
  'width:7.5%': 'math-w7',
  'padding:0': 'math-p0',
  'padding:0.3em': 'math-p-color',
  'padding:3pt': 'math-p-box',
  'padding:0.5ex 0.1em 0 0': 'math-p-phantom',
  'padding:1.9925pt 0 0 0': 'math-p-top',
  'padding-right:0.2em': 'math-pr-phantom',
  'border:1px solid': 'math-box',
  'border-top:0.06em solid': 'math-bt',
  'border-top:0.06em dashed': 'math-bt-dashed',
  'border-top:0.15em double': 'math-bt-double',
  'border-bottom:0.06em solid': 'math-bb',
  'border-bottom:0.06em dashed': 'math-bb-dashed',
  'border-bottom:0.15em double': 'math-bb-double',
  'border-left:0.06em solid': 'math-bl',
  'border-left:0.06em dashed': 'math-bl-dashed',
  'border-left:0.15em double': 'math-bl-double',
  'border-right:0.06em solid': 'math-br',
  'border-right:0.06em dashed': 'math-br-dashed',
  'border-right:0.15em double': 'math-br-double',
  'margin-left:-0.1667em': 'math-ml-thin',
  'margin-left:-0.2222em': 'math-ml-medium',
  'margin-left:-0.2778em': 'math-ml-thick',
  'padding-top:0': 'math-pt0',
  'padding-bottom:0': 'math-pb0',
}

/** Distances between columns, by the names of their classes. */
const distances: Readonly<Record<string, string>> = {
  '0em': '0',
  '0pt': '0',
  '0.1389em': 'thin',
  '0.25em': 'quarter',
  '0.4em': 'rule',
  '1em': 'em',
  '5.9776pt': 'column',
}

/** The class for a style; undefined if there is none. */
export function mathClass(property: string, value: string): string | undefined {
  const side = /^padding-(left|right)$/.exec(property)?.[1]
  const distance = side && distances[value]
  if (distance) return `math-p${side.charAt(0)}-${distance}`
  return classes[`${property}:${value}`]
}
