import { lazy, Suspense } from 'react'
import { FieldList, type FieldListProps } from '#ui/fields/field-list.tsx'
import { Rail } from '#ui/panes/rail.tsx'

const ContactColumns = lazy(() => import('./contact-columns.tsx'))

/** The options of a code; for a table of contacts also what each of its columns holds. */
export function CodeOptions({ fields, ...props }: FieldListProps) {
  const others = fields.filter(([name]) => name !== 'columns')
  return (
    <Rail>
      {others.length < fields.length && (
        <Suspense>
          <ContactColumns {...props} />
        </Suspense>
      )}
      <FieldList fields={others} {...props} />
    </Rail>
  )
}
