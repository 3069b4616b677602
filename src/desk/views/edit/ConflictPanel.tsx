import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { focusPage } from '../../components/focus-page.ts'
import { formatInstant } from '../../components/format-time.ts'
import { WordDiff } from '../../components/WordDiff.tsx'
import { useEdit } from '../../form/EditContext.tsx'
import { type PartialDocument, withValue } from '../../item/document-path.ts'
import { mergeConflict } from '../../item/merge-conflict.ts'
import type { ConflictingChange } from '../../item/save-state.ts'
import { useChangeLabel } from '../../item/use-change-label.ts'
import { useValueText } from '../../item/use-value-text.ts'
import { $me } from '../../session/me.ts'

/** A panel that is shown if a save would overwrite the change of another editor. */
export function ConflictPanel() {
  const { editor } = useEdit()
  const saving = useStore(editor.$saving)
  return saving.state === 'conflict' ? <Conflict other={saving.other} /> : null
}

type Side = 'theirs' | 'mine'

/** Returns a text whose direction does not depend on the text around it. */
const isolated = (text: string): string => `\u2068${text}\u2069`

/** A form in which the editor chooses, for each conflicting value, the other editor's text or this editor's text. */
function Conflict({ other }: { other: ConflictingChange }) {
  const { t } = useTranslation()
  const { editor, family, document } = useEdit()
  const label = useChangeLabel(family)
  const text = useValueText(family)
  const { merged, agreed, clashes } = mergeConflict(other, document)
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({})
  const isDecided = clashes.every(({ key }) => sides[key])
  const end = (result: PartialDocument) => {
    void editor.resolveConflict(result)
    focusPage()
    // The note about the text that was not chosen is above the form.
    scrollTo(0, 0)
  }
  const resolve = () => {
    const chosen = clashes.filter(({ key }) => sides[key] === 'mine')
    end(chosen.reduce((doc, { path, mine }) => withValue(doc, path, mine), merged))
  }
  const isOwn = other.theirs.editor === useStore($me).email
  const values = { editor: isolated(other.theirs.editor), time: isolated(formatInstant(other.theirs.at)) }
  return (
    <section className="pn conflict" aria-labelledby="conflict">
      <div className="note warn" role="alert">
        <Icon name="warning" />
        <div>
          <b>{t(isOwn ? 'edit:conflictTitleOwn' : 'edit:conflictTitle', values)}</b>{' '}
          {t(clashes.length > 0 ? 'edit:conflictText' : 'edit:conflictMerged')}
        </div>
      </div>
      <header>
        <h2 className="h2" id="conflict">
          {t('edit:conflict')}
        </h2>
        <span className="meta">{t('edit:conflictCount', { clashes: clashes.length, agreed })}</span>
      </header>
      {clashes.length > 0 && (
        <div className="tw">
          <table className="tbl roomy">
            <thead>
              <tr>
                <th scope="col">{t('edit:conflictField')}</th>
                <th scope="col">{t('edit:conflictBase')}</th>
                <th scope="col">{t('edit:conflictTheirs', values)}</th>
                <th scope="col">{t('edit:conflictMine')}</th>
              </tr>
            </thead>
            <tbody>
              {clashes.map((clash) => (
                <tr key={clash.key}>
                  <th scope="row">{label(clash.path)}</th>
                  <td className="muted">
                    <WordDiff before={text(clash.path, clash.base)} after={text(clash.path, clash.base)} />
                  </td>
                  {(['theirs', 'mine'] as const).map((side) => (
                    <td key={side}>
                      <label className="ck">
                        <input
                          type="radio"
                          name={clash.key}
                          checked={sides[clash.key] === side}
                          onChange={() => setSides({ ...sides, [clash.key]: side })}
                        />
                        <WordDiff
                          before={text(clash.path, clash.base ?? clash[side])}
                          after={text(clash.path, clash[side])}
                        />
                      </label>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <footer>
        <button
          className="btn"
          type="button"
          aria-disabled={!isDecided}
          onClick={() => isDecided && resolve()}
        >
          {t('edit:conflictGoOn')}
        </button>
        <button className="btn quiet" type="button" onClick={() => end(other.theirs.document)}>
          {t('edit:conflictTake')}
        </button>
        {clashes.length > 1 && (
          <button
            className="btn quiet"
            type="button"
            onClick={() => setSides(Object.fromEntries(clashes.map(({ key }) => [key, 'mine'])))}
          >
            {t('edit:conflictAllMine')}
          </button>
        )}
        {!isDecided && <span className="meta end">{t('edit:conflictWait')}</span>}
      </footer>
    </section>
  )
}
