import { focusClasses, imageSourceAttributes } from '../domain/content-item/picture.ts'
import type { Trainer } from '../domain/trainer/trainer.ts'
import { drawPortrait, portraitViewBox } from '../drawings/portrait.ts'

/**
 * The portrait of a trainer. Without a portrait, a drawn person is shown on the background of the trainer's first
 * subject.
 */
export function TrainerPortrait({ trainer }: { trainer: Pick<Trainer, 'name' | 'subjects' | 'picture'> }) {
  const { name, subjects, picture } = trainer
  if (picture) {
    const { srcset, ...sources } = imageSourceAttributes(picture)
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
    <svg
      className={`portrait drawn cover-${subjects[0] ?? 'base'}`}
      viewBox={portraitViewBox}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of this repository
      dangerouslySetInnerHTML={{ __html: drawPortrait(name) }}
    />
  )
}
