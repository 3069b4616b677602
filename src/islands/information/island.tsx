import { useStore } from '@nanostores/react'
import { useEffect, useId, useRef } from 'react'
import { type InformationField, informationFields } from '#src/domain/learner/information.ts'
import {
  $informationRequest,
  closeInformationDialog,
  type InformationRequest,
} from '#src/stores/profile/information.ts'
import { $profileSaving, nameFaultsOf, saveInformation, wrongFieldsOf } from '#src/stores/profile/profile.ts'
import { $overlay } from '#src/stores/session/overlay.ts'
import { $countries, countriesResource } from '#src/stores/site/countries.ts'
import { $provinces, loadProvinces } from '#src/stores/site/provinces.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { useFocusOnInvalid } from '#src/ui/Field.tsx'
import { ProfileFields, profileFieldNameOf } from '#src/ui/ProfileFields.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { useEditedFields } from '#src/ui/use-edited-fields.ts'
import { useFormComplete } from '#src/ui/use-form-complete.ts'
import { useLearnerDraft } from '../use-form-draft.ts'

export const namespaces = ['information', 'my-learning', 'form'] as const

/**
 * The dialog that asks for the personal data that the site requires before an enrolment. It is shown when the queue
 * of overlays reaches it.
 */
export default function Information() {
  const request = useStore($informationRequest)
  const overlay = useStore($overlay)
  return request && overlay === 'information' ? <InformationDialog {...request} /> : null
}

/** Returns the fields to show: those that were empty, and those that the server refused. */
const fieldsToShow = (missing: readonly InformationField[], wrong: readonly string[]) =>
  informationFields.filter((field) => missing.includes(field) || wrong.includes(field))

function InformationDialog({ learner, missing }: InformationRequest) {
  const { t } = useTranslation()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const saving = useStore($profileSaving)
  const failure = saving.state === 'open' ? saving.failure : undefined
  const { draft, saveDraft, deleteDraft } = useLearnerDraft(form, 'information', learner.id)
  const shownFields = fieldsToShow(missing, wrongFieldsOf(failure))
  const { edited, onInput, resetEdited } = useEditedFields()
  const { complete, checkComplete } = useFormComplete(form, shownFields.map(profileFieldNameOf))
  useFocusOnInvalid(form, failure, false)
  useEffect(() => void countriesResource.load(), [])
  const [countries, provinces] = [useStore($countries), useStore($provinces)]
  const { state } = useStore(countriesResource.$state)
  useEffect(() => {
    const fields = form.current
    if (state === 'loading' || fields?.contains(document.activeElement)) return
    fields?.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea')?.focus()
  }, [state])
  return (
    <Dialog
      title={t('information:title')}
      onClose={() => closeInformationDialog(false)}
      actions={
        <>
          <button type="button" className="btn sec2" onClick={() => closeInformationDialog(false)}>
            {t('information:notNow')}
          </button>
          <button
            type="submit"
            form={id}
            className="btn"
            disabled={!complete}
            aria-describedby={complete ? undefined : `${id}-why`}
            aria-busy={saving.state === 'sending'}
          >
            {t('information:goOn')}
          </button>
        </>
      }
    >
      <form
        id={id}
        ref={form}
        className="stack gap-4"
        noValidate
        onInput={(event) => {
          onInput(event)
          checkComplete()
          saveDraft()
        }}
        onSubmit={(event) => {
          event.preventDefault()
          resetEdited()
          void saveInformation(new FormData(event.currentTarget)).then((saved) => {
            if (!saved) return
            deleteDraft()
            closeInformationDialog(true)
          })
        }}
      >
        <p>{t('information:text')}</p>
        {failure && (
          <p className="note bad" role="alert">
            {t(failure.kind === 'fields' ? 'form:check' : `form:${failure.kind}`)}
          </p>
        )}
        {/* While the countries are loading, the fields are disabled. A text field that turned into a list of
            choices would lose its typed text. */}
        <fieldset className="stack gap-4" disabled={state === 'loading'}>
          <ProfileFields
            learner={{ ...learner, ...draft }}
            shown={shownFields}
            wrong={wrongFieldsOf(failure).filter((name) => !edited[profileFieldNameOf(name)])}
            reasons={nameFaultsOf(failure)}
            countries={countries}
            provinces={provinces}
            loadProvinces={loadProvinces}
          />
        </fieldset>
        {!complete && (
          <p className="meta" id={`${id}-why`}>
            {t('my-learning:saveLater')}
          </p>
        )}
      </form>
    </Dialog>
  )
}
