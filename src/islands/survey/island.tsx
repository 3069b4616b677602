import { useStore } from '@nanostores/react'
import { $survey } from '#src/stores/course/survey.ts'
import { $overlay } from '#src/stores/session/overlay.ts'
import { Intro } from './Intro.tsx'
import { Questions } from './Questions.tsx'

export const namespaces = ['survey', 'form'] as const

/**
 * The survey about a training. It is shown when the queue of overlays reaches it. Specification 1, section 2: survey
 * dialog.
 */
export default function Survey() {
  const view = useStore($survey)
  const overlay = useStore($overlay)
  if (overlay !== 'survey' || view.state === 'hidden') return null
  return view.state === 'intro' ? <Intro survey={view.survey} /> : <Questions {...view} />
}
