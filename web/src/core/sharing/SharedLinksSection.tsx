import { useSay } from '../../lib/language.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ProfileSection } from '../account/profile/ProfileSection.tsx'
import { PagedList } from '../lists/PagedList.tsx'
import { useListPlace } from '../lists/use-list-place.ts'
import { SharedLinkRow } from './SharedLinkRow.tsx'
import { useSharedLinks, useTakeBack } from './sharing-api.ts'

/** Everything that the student shares by a link, each of which can be taken back (requirements/sharing.md#links). */
export function SharedLinksSection() {
  const say = useSay()
  const place = useListPlace()
  const list = useSharedLinks(place.page)
  const takeBack = useTakeBack()
  return (
    <ProfileSection title={say('sharing.links')} description={say('sharing.linksText')}>
      <PagedList
        list={list}
        place={place}
        rowsOf={({ shares }) => shares}
        loading={<Skeleton className="h-20 w-full" />}
        failed={say('sharing.linksFailed')}
        empty={<p className="text-ink-soft">{say('sharing.noLinks')}</p>}
        pagerLabel={say('sharing.linkPages')}
      >
        {(links) => (
          <ul aria-label={say('sharing.links')} className="divide-y divide-line">
            {links.map((link) => (
              <SharedLinkRow
                key={link.token}
                link={link}
                isEnding={takeBack.isPending && takeBack.variables === link.token}
                onTakeBack={() => takeBack.mutate(link.token)}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </ProfileSection>
  )
}
