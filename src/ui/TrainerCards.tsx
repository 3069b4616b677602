import type { Trainer } from '../domain/trainer/trainer.ts'
import { formatLanguageList, formatList } from '../i18n/format.ts'
import { langAttributesOf } from '../i18n/lang-attributes.ts'
import { TrainerPortrait } from './TrainerPortrait.tsx'
import { useTranslation } from './TranslationContext.tsx'

/** A trainer of the team: portrait, name, biography, subjects and languages. Uses the message namespace `trainer`. */
function TrainerCard({ trainer }: { trainer: Trainer }) {
  const { t, locale } = useTranslation()
  const langAttributes = langAttributesOf(trainer, locale)
  const body = langAttributesOf({ language: trainer.bodyLanguage }, locale)
  const subjects = trainer.subjects.map((subject) => t(`trainer:subject.${subject}`))
  return (
    <li className="card trainer" id={`trainer-${trainer.id}`}>
      <div className="b">
        <div className="row flex-nowrap">
          <TrainerPortrait trainer={trainer} />
          <div>
            <h2 className="name">{trainer.name}</h2>
            <p className="meta" {...langAttributes}>
              {trainer.title}
            </p>
          </div>
        </div>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: allow-list HTML, checked when it was stored */}
        <div className="prose" {...body} dangerouslySetInnerHTML={{ __html: trainer.biography }} />
        <ul className="facts">
          <li>{formatList(locale, subjects)}</li>
          <li>{formatLanguageList(locale, trainer.languages)}</li>
        </ul>
      </div>
    </li>
  )
}

/** The trainers of a team. Uses the message namespace `trainer`. */
export function TrainerCards({ trainers }: { trainers: readonly Trainer[] }) {
  return (
    <ul className="grid trainers">
      {trainers.map((trainer) => (
        <TrainerCard key={trainer.id} trainer={trainer} />
      ))}
    </ul>
  )
}
