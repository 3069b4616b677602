import { useStore } from '@nanostores/react'
import { type ReactNode, useRef } from 'react'
import {
  addCompanionFields,
  type InformationField,
  listRequiredFields,
} from '#src/domain/learner/information.ts'
import type { Learner } from '#src/domain/learner/learner.ts'
import {
  $profileSaving,
  nameFaultsOf,
  type RequestedFields,
  saveInformation,
  wrongFieldsOf,
} from '#src/stores/profile/profile.ts'
import { $countries } from '#src/stores/site/countries.ts'
import { $provinces, loadProvinces } from '#src/stores/site/provinces.ts'
import { useFocusOnInvalid } from '#src/ui/Field.tsx'
import { ProfileFields, profileFieldNameOf } from '#src/ui/ProfileFields.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { useEditedFields } from '#src/ui/use-edited-fields.ts'
import { useFormComplete } from '#src/ui/use-form-complete.ts'
import { useLearnerDraft } from '../use-form-draft.ts'

interface ProfileFormProps {
  learner: Learner
  /** The fields that the site requests; all of them are required. */
  requested: RequestedFields
  /** Further fields, which may be left empty. */
  optional?: readonly InformationField[]
  children?: ReactNode
}

/**
 * The profile form with the fields that the site requests, and optional fields. It can be saved as soon as the
 * required fields are filled in.
 */
export function ProfileForm({ learner: savedLearner, requested, optional = [], children }: ProfileFormProps) {
  const { t } = useTranslation()
  const saving = useStore($profileSaving)
  const form = useRef<HTMLFormElement>(null)
  const { draft, saveDraft, deleteDraft } = useLearnerDraft(form, 'profile', savedLearner.id)
  const failure = saving.state === 'open' ? saving.failure : undefined
  useFocusOnInvalid(form, failure, false)
  const [countries, provinces] = [useStore($countries), useStore($provinces)]
  const required = listRequiredFields(requested)
  const shown = addCompanionFields([...required, ...optional])
  const { edited, onInput, resetEdited } = useEditedFields()
  const { complete, checkComplete } = useFormComplete(form, required.map(profileFieldNameOf))
  return (
    <form
      ref={form}
      className="stack gap-5"
      noValidate
      onInput={(event) => {
        onInput(event)
        checkComplete()
        saveDraft()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        resetEdited()
        void saveInformation(new FormData(event.currentTarget)).then((saved) => saved && deleteDraft())
      }}
    >
      {failure && (
        <p className="note bad" role="alert">
          {t(failure.kind === 'fields' ? 'form:check' : `form:${failure.kind}`)}
        </p>
      )}
      <ProfileFields
        learner={{ ...savedLearner, ...draft }}
        shown={shown}
        optional={shown.filter((field) => !required.includes(field))}
        wrong={wrongFieldsOf(failure).filter((name) => !edited[profileFieldNameOf(name)])}
        reasons={nameFaultsOf(failure)}
        countries={countries}
        provinces={provinces}
        loadProvinces={loadProvinces}
      />
      <p className="row">
        <button type="submit" className="btn" disabled={!complete} aria-busy={saving.state === 'sending'}>
          {t('my-learning:save')}
        </button>
        {!complete && <span className="meta">{t('my-learning:saveLater')}</span>}
        {children}
      </p>
    </form>
  )
}
