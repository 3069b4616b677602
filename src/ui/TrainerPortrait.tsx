import { focusClasses, imageSources } from '../domain/content-item/picture.ts'
import { initialsOf } from '../domain/trainer/initials.ts'
import type { Trainer } from '../domain/trainer/trainer.ts'

/** The portrait of a trainer, else the initials on the background of the first subject. */
export function TrainerPortrait({ trainer }: { trainer: Pick<Trainer, 'name' | 'subjects' | 'picture'> }) {
  const { name, subjects, picture } = trainer
  if (picture) {
    const { srcset, ...sources } = imageSources(picture)
    return (
      <img
        className={['av portrait', ...focusClasses(picture)].join(' ')}
        {...sources}
        srcSet={srcset}
        sizes="64px"
        loading="lazy"
        decoding="async"
        alt={picture.alt ?? ''}
      />
    )
  }
  return (
    <span className={`av portrait cover-${subjects[0] ?? 'base'}`} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}
