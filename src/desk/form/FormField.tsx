import type { ReactNode } from 'react'
import type { ContentField } from '#src/domain/content-item/field-registry/content-field.ts'
import type { FieldAttributes } from '#src/ui/Field.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { type DocumentPath, formatPath, getValue } from '../item/document-path.ts'
import { helpText, labelText } from '../item/field-text.ts'
import { findingsOfPath } from '../item/findings-of-path.ts'
import { isEmptyValue, isRequiredField } from '../item/required-field.ts'
import { useEdit } from './EditContext.tsx'
import { FindingMessage } from './FindingMessage.tsx'

interface FormFieldProps {
  field: Pick<ContentField, 'label' | 'help' | 'isRequired'>
  path: DocumentPath
  /** The label, if it differs from the label of the field: "Outcome 2". */
  label?: string
  /** A mark at the end of the label, such as the state of a translation. */
  mark?: ReactNode
  /** Whether the label names a group of inputs instead of one input. */
  isGroup?: boolean
  /** Whether the control renders the label itself, as a check box does. */
  isUnlabelled?: boolean
  children: (attributes: FieldAttributes) => ReactNode
}

/** Returns the id of the HTML element for a path, to which findings link. */
export const fieldId = (path: DocumentPath): string => `field-${formatPath(path)}`

/** A field of the form with its label, help and findings. */
export function FormField({ field, path, label, mark, isGroup, isUnlabelled, children }: FormFieldProps) {
  const translator = useTranslation()
  const { document, findings } = useEdit()
  const found = findingsOfPath(findings, path)
  const id = fieldId(path)
  const isNeeded =
    isRequiredField(field, path) && found.length === 0 && isEmptyValue(getValue(document, path))
  const described = [
    isNeeded && `${id}-required`,
    field.help && `${id}-help`,
    ...found.map((_, index) => `${id}-finding-${index}`),
  ]
    .filter(Boolean)
    .join(' ')
  const name = label ?? labelText(translator, field.label)
  const isWrong = found.some(({ level }) => level === 'error')
  const attributes: FieldAttributes = {
    id,
    name: formatPath(path),
    ...(described && { 'aria-describedby': described }),
    ...(isWrong && { 'aria-invalid': true as const }),
  }
  return (
    <div className={isWrong ? 'field bad' : 'field'}>
      {!isUnlabelled && (
        <div className="fl">
          {isGroup ? (
            <span className="lab" id={`${id}-label`}>
              {name}
            </span>
          ) : (
            <label htmlFor={id} id={`${id}-label`}>
              {name}
            </label>
          )}
          {mark}
          {isNeeded && (
            <span className="meta" id={`${id}-required`}>
              {translator.t('edit:required')}
            </span>
          )}
        </div>
      )}
      {children(attributes)}
      {field.help && (
        <p className="meta" id={`${id}-help`}>
          {helpText(translator, field.help)}
        </p>
      )}
      {found.map((finding, index) => (
        <FindingMessage
          key={`${finding.rule} ${finding.detail}`}
          id={`${id}-finding-${index}`}
          finding={finding}
        />
      ))}
    </div>
  )
}
