import { useStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import { type ReactNode, useEffect } from 'react'
import { LoadFailure } from './LoadFailure.tsx'
import { useTranslation } from './TranslationContext.tsx'

type State<Value> = { state: 'loading' } | { state: 'ready'; value: Value } | { state: 'failed' }

interface ResourceListProps<Value> {
  resource: { $state: ReadableAtom<State<Value>>; load: (again?: boolean) => Promise<void> }
  /** The content if the list is empty. */
  emptyContent: ReactNode
  isEmpty: (value: Value) => boolean
  children: (value: Value) => ReactNode
}

/**
 * A list that is loaded when it is mounted. Shows a placeholder while it is loading, a failure, the content for an
 * empty list, or the rows. Uses the message namespaces `list` and `enrolment`.
 */
export function ResourceList<Value>({ resource, emptyContent, isEmpty, children }: ResourceListProps<Value>) {
  const { t } = useTranslation()
  const current = useStore(resource.$state)
  useEffect(() => void resource.load(), [resource])
  if (current.state === 'failed')
    return (
      <LoadFailure
        text={t('list:failed')}
        retry={t('enrolment:retry')}
        onRetry={() => void resource.load(true)}
      />
    )
  if (current.state === 'loading') return <div className="panel holding" aria-busy="true" />
  return isEmpty(current.value) ? <div className="empty">{emptyContent}</div> : children(current.value)
}
