import { ImageList, type ImageListProps } from './image-list.tsx'
import { Stage } from './stage/stage.tsx'
import type { StageProps } from './stage/stage-props.ts'

interface EditedImagesProps extends ImageListProps {
  stage: Omit<StageProps, 'row'>
}

/** The list of images, and the selected one with the edit's visual controls. */
export default function EditedImages({ stage, ...list }: EditedImagesProps) {
  const { shown } = list
  return (
    <>
      <ImageList {...list} />
      {shown && <Stage key={shown.id} {...stage} row={shown} edit={list.edit} />}
    </>
  )
}
