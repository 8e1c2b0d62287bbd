import { Loading, Skeleton, SkeletonCard } from './Skeleton.tsx'

/** A form beside the card of its price, before it is known what stands above them. */
export const LoadingForm = () => (
  <Loading>
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex flex-col gap-6">
        <Skeleton className="h-22" />
        <Skeleton className="h-44" />
        <Skeleton className="h-60" />
      </div>
      <SkeletonCard />
    </div>
  </Loading>
)
