import type { ReactPageMetadata, ReactPageProps } from 'awning'
import { Plot } from '../comparison/Plot.tsx'
import { Awning } from '../home/Awning.tsx'
import { createCommand } from '../home/command.ts'
import { homeTexts } from '../home/homeTexts.ts'
import styles from '../home/Home.module.css'
import { SampleText } from '../home/SampleText.tsx'

export const metadata = {
  title: {
    en: 'awning: docs that are finished before they load',
    zh: 'awning：打开就是成品的文档站',
  },
  description: {
    en: 'An engine for documentation sites and blogs. Every page is finished HTML; React arrives when a reader needs it.',
    zh: '做文档站和博客的引擎。每一页都是现成的 HTML，读者真要动手时，React 才到场。',
  },
} satisfies ReactPageMetadata

const guides = [
  { name: 'Docusaurus', to: '/docs/migrating/docusaurus' },
  { name: 'VitePress', to: '/docs/migrating/vitepress' },
  { name: 'Starlight', to: '/docs/migrating/starlight' },
  { name: 'Markdown', to: '/docs/migrating/markdown' },
]

export default function Home({ site }: ReactPageProps) {
  const texts = homeTexts(site.locale.id)
  return (
    <div className={styles['home']}>
      <Awning />
      <header className={styles['hero']}>
        <div className={styles['words']}>
          <h1>
            {texts.headline.map((part) => (
              <span key={part}>{part}</span>
            ))}
          </h1>
          <p className={styles['lead']}>{texts.lead}</p>
          <p className={styles['actions']}>
            <a className={styles['primary']} href={site.href('/docs/getting-started')}>
              {texts.start}
            </a>
            <a className={styles['secondary']} href={site.href('/docs/comparison')}>
              {texts.compare}
            </a>
          </p>
          <div className={styles['command']}>
            <span>{texts.commandLabel}</span>
            <code>{createCommand}</code>
          </div>
        </div>
        <div className={styles['figure']}>
          <Plot
            figure="firstVisit"
            title={texts.plotTitle}
            lang={site.locale.lang}
            floor={texts.floor}
          />
          <p>{texts.plotNote}</p>
        </div>
      </header>
      <ul className={styles['facts']}>
        {texts.facts.map(({ value, label }) => (
          <li key={label}>
            <strong>{value}</strong>
            <span>{label}</span>
          </li>
        ))}
      </ul>
      <section className={styles['section']}>
        <h2>{texts.writeTitle}</h2>
        <p className={styles['lead']}>{texts.writeLead}</p>
        <SampleText texts={texts} />
      </section>
      <section className={styles['section']}>
        <h2>{texts.featuresTitle}</h2>
        <ul className={styles['features']}>
          {texts.features.map(({ title, text, to }) => (
            <li key={title}>
              <h3>
                <a href={site.href(to)}>{title}</a>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles['move']}>
        <h2>{texts.moveTitle}</h2>
        <p>{texts.moveLead}</p>
        <ul className={styles['guides']}>
          {guides.map(({ name, to }) => (
            <li key={name}>
              <a href={site.href(to)}>{name}</a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
