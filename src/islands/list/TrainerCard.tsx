import { sourcesOf } from '#src/domain/content/picture.ts'
import { initialsOf } from '#src/domain/trainer/initials.ts'
import type { Trainer } from '#src/domain/trainer/trainer.ts'
import { languagesInWords, listInWords } from '#src/i18n/format.ts'
import { tongueOf } from '#src/i18n/tongue.ts'
import { useWords } from '#src/ui/Words.tsx'

/** A trainer, as components/trainer/TrainerCard.astro draws one. */
export function TrainerCard({ trainer }: { trainer: Trainer }) {
  const { t, spoken } = useWords()
  const tongue = tongueOf(trainer, spoken)
  const subjects = trainer.subjects.map((subject) => t(`trainer:subject.${subject}`))
  return (
    <li className="card trainer" id={`trainer-${trainer.id}`}>
      <div className="b">
        <div className="row flex-nowrap">
          <Portrait trainer={trainer} />
          <div>
            <h2 className="name">{trainer.name}</h2>
            <p className="meta" {...tongue}>
              {trainer.title}
            </p>
          </div>
        </div>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: allow-list HTML, checked when it was stored */}
        <div className="prose" {...tongue} dangerouslySetInnerHTML={{ __html: trainer.biography }} />
        <ul className="facts">
          <li>{listInWords(spoken, subjects)}</li>
          <li>{languagesInWords(spoken, trainer.languages)}</li>
        </ul>
      </div>
    </li>
  )
}

function Portrait({ trainer: { name, subjects, picture } }: { trainer: Trainer }) {
  if (picture) {
    const { srcset, ...sources } = sourcesOf(picture)
    return <img className="av portrait" {...sources} srcSet={srcset} sizes="64px" loading="lazy" alt="" />
  }
  return (
    <span className={`av portrait cover-${subjects[0] ?? 'base'}`} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}
