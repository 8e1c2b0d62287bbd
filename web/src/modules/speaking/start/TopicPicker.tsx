import { MAX_TOPIC_LENGTH } from '@lectern/domain/speaking'
import { useMutation } from '@tanstack/react-query'
import { classNames } from '../../../lib/class-names.ts'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Dices } from '../../../ui/icons/icons.ts'
import { Spinner } from '../../../ui/Spinner.tsx'
import { toastError } from '../../../ui/toasts/toasts.ts'
import { speakingApi, useTopics } from '../api.ts'
import { changeDraft, type Draft, draftStore } from '../draft.ts'
import { LevelChoice } from './LevelChoice.tsx'

/** A topic of the list, by level or by chance, or one of the student's own. */
export function TopicPicker({ draft }: { draft: Draft }) {
  const say = useSay()
  const { language, level, topicId } = draft
  const pick = useMutation({
    mutationFn: (_asked: Draft) =>
      speakingApi.randomTopic({ query: { language, level, except: topicId || undefined } }),
    // What was chosen while chance was asked stands.
    onSuccess: ({ id }, asked) =>
      draftStore.update((now) => (now === asked ? { ...now, topicId: id, ownTopic: '' } : now)),
    onError: () => toastError(say('speaking.randomFailed')),
  })
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-4">
        <LevelChoice level={level} onChange={(value) => changeDraft({ level: value, topicId: '' })} />
        <Button icon={<Dices size={18} aria-hidden />} isLoading={pick.isPending} onClick={() => pick.mutate(draft)}>
          {say('speaking.randomTopic')}
        </Button>
      </div>
      <TopicList draft={draft} />
      <TextField
        label={say('speaking.ownTopic')}
        className="max-w-2xl"
        hint={say('speaking.ownTopicHint')}
        maxLength={MAX_TOPIC_LENGTH}
        value={draft.ownTopic}
        onChange={(event) => changeDraft({ ownTopic: event.target.value })}
      />
    </div>
  )
}

function TopicList({ draft }: { draft: Draft }) {
  const say = useSay()
  const { data, isError, isFetching, refetch } = useTopics(draft.language)
  if (isError)
    return <ErrorState message={say('speaking.topicsFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data)
    return (
      <p className="flex items-center gap-2 text-ink-soft text-sm" role="status">
        <Spinner /> {say('speaking.loadingTopics')}
      </p>
    )
  const topics = data.topics.filter(({ level }) => level === draft.level)
  const isOwn = draft.ownTopic.trim() !== ''
  const chosen = isOwn ? undefined : topics.find(({ id }) => id === draft.topicId)
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{say('speaking.topics')}</legend>
      <div className="flex flex-wrap gap-2">
        {topics.map(({ id, title }) => (
          <label
            key={id}
            className={classNames(
              'control inline-flex max-w-full cursor-pointer items-center rounded-full border px-4 py-1.5 text-sm has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
              chosen?.id === id
                ? 'border-accent bg-accent-soft font-semibold text-accent'
                : 'border-line bg-surface hover:border-ink-soft',
            )}
          >
            <input
              type="radio"
              name="speaking-topic"
              className="sr-only"
              checked={chosen?.id === id}
              onChange={() => changeDraft({ topicId: id, ownTopic: '' })}
            />
            <span className="wrap-anywhere min-w-0">{title}</span>
          </label>
        ))}
      </div>
      {chosen && <p className="mt-4 font-serif text-lg">{chosen.question}</p>}
    </fieldset>
  )
}
