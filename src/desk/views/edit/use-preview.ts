import { useEffect, useState } from 'react'
import type { Failure } from '#src/api/result.ts'
import { codeByReason } from '#src/contract/protocol/codes.ts'
import { previewDocument } from '#src/contract/publishing/preview.ts'
import { getDeskLanguage } from '../../address/desk-language.ts'
import { deskApi } from '../../api/desk-api.ts'
import { useEdit } from '../../form/EditContext.tsx'

/** The target of a preview: the folder of a site, one of its languages, and the variant (desktop or mobile). */
export interface PreviewTarget {
  site: string
  language: string
  variant: 'desktop' | 'mobile'
}

/**
 * The state of a preview. `link` is the URL of the rendered page, which is valid for one request; undefined until a
 * page is rendered. `hasPage` is false if items of this family have no page.
 */
interface Preview {
  link?: string
  failure?: Failure
  hasPage: boolean
}

/** The milliseconds without a change after which the page is rendered again. */
const pause = 500

/**
 * Renders a page with the current document after each pause in typing, and again when the browser is back online.
 * Returns the state of the preview.
 */
export function usePreview(place: PreviewTarget | undefined): Preview {
  const { editor, family, document } = useEdit()
  const [preview, setPreview] = useState<Preview>({ hasPage: true })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const retry = () => setTries((count) => count + 1)
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [])
  const key = JSON.stringify(place)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the place, `tries` repeats the call
  useEffect(() => {
    if (!place) {
      // The link works once, so a page that is shown again needs a new link.
      setPreview({ hasPage: true })
      return undefined
    }
    let isOutdated = false
    const timer = setTimeout(async () => {
      const { id } = editor
      const request = {
        family,
        ...(id !== undefined && { id }),
        document,
        ...place,
        editorLanguage: getDeskLanguage(),
      }
      const result = await deskApi().call(previewDocument, request, { shownByCaller: 'refusals' })
      if (isOutdated) return
      if (result.ok) setPreview({ link: result.value.link, hasPage: true })
      else if (result.failure.kind === 'refused' && result.failure.code === codeByReason.notFound)
        setPreview({ hasPage: false })
      else setPreview((before) => ({ ...before, failure: result.failure }))
    }, pause)
    return () => {
      isOutdated = true
      clearTimeout(timer)
    }
  }, [editor, family, document, key, tries])
  return preview
}
