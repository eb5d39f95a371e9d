/** The words of the experiments stand in these languages. */
export type LabLocale = 'zh' | 'en'

/** One value for each language. */
export type Localized<T> = Readonly<Record<LabLocale, T>>

/** What a page says of an experiment without its code: all of it stands in the HTML. */
export interface LabAbout {
  readonly title: Localized<string>
  /** One sentence: what to try. */
  readonly caption: Localized<string>
  /** What the experiment shows, for those who do not use it. */
  readonly text: Localized<string>
}

/** What the frame gives to an experiment. Without `shared` it draws its first state. */
export interface LabProps {
  readonly locale: LabLocale
  /** A state from an address. Anybody can write one: it may be nonsense. */
  readonly shared?: string | undefined
  /** Tells the frame the state to share; undefined for the first state. */
  readonly onShare?: ((text: string | undefined) => void) | undefined
}

/** How a state stands in an address. */
export interface LabCodec<State> {
  readonly initial: State
  readonly encode: (state: State) => string
  /** Undefined for what is no state. */
  readonly decode: (text: string) => State | undefined
}

/** The words for a locale of the site: English wherever it is not Chinese. */
export function labLocale(lang: string): LabLocale {
  return lang.startsWith('zh') ? 'zh' : 'en'
}
