import { SkeletonCard } from '../Skeleton.tsx'

/** The ways on of a module's menu, before it is known what stands above them. */
export const LoadingMenu = () => (
  <div className="grid gap-5 sm:grid-cols-2">
    <SkeletonCard className="h-34" />
    <SkeletonCard className="h-34" />
  </div>
)
