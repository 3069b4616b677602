import type { ContentField } from '#src/domain/content-item/field-registry/content-field.ts'
import { type DocumentPath, getValue } from '../item/document-path.ts'
import { Control, hasOwnHelp, isInputGroup } from './controls/controls.tsx'
import { useEdit } from './EditContext.tsx'
import { FormField } from './FormField.tsx'

const withoutHelp = ({ help: _, ...field }: ContentField) => field

/** A form field for a value that all languages share. */
export function SharedValueField({ field, path }: { field: ContentField; path: DocumentPath }) {
  const { editor, document, canChange } = useEdit()
  const isHalf = field.width === 'half' && !field.isList
  return (
    <div className={isHalf ? undefined : 's2'}>
      <FormField
        field={hasOwnHelp(field) ? withoutHelp(field) : field}
        path={path}
        isGroup={isInputGroup(field)}
        isUnlabelled={field.kind === 'yesNo'}
      >
        {(attributes) => (
          <Control
            field={field}
            attributes={attributes}
            value={getValue(document, path)}
            onChange={(value) => editor.change(path, value)}
            disabled={!canChange(path)}
          />
        )}
      </FormField>
    </div>
  )
}
