import { cardDetails } from './write-card.ts'

/** The fields that a column of a table of contacts can hold; a column with `none` is ignored. */
export const columnFields = ['name', 'firstName', 'lastName', ...cardDetails, 'none'] as const

export type ColumnField = (typeof columnFields)[number]

/** The chosen field of a column, by the column's name in the header. */
export interface ChosenColumn {
  column: string
  field: ColumnField
}

/**
 * Returns the field of each column, by its name in the header: common English and Chinese names, and those exported by
 * the address books of Google, Outlook and Apple. Chosen fields take precedence.
 */
export function matchColumns(header: readonly string[], chosen: readonly ChosenColumn[] = []): ColumnField[] {
  const chosenFields = new Map(chosen.map(({ column, field }) => [column.trim(), field]))
  return header.map((column) => chosenFields.get(column.trim()) ?? fieldsByName.get(normalizeName(column)) ?? 'none')
}

/** Whether a header is surely one of contacts: it has a name, and a phone, an email address or an organization. */
export function isContactHeader(header: readonly string[]): boolean {
  const fields = new Set(matchColumns(header))
  const isNamed = fields.has('name') || fields.has('firstName') || fields.has('lastName')
  return isNamed && (['phone', 'email', 'organization'] as const).some((field) => fields.has(field))
}

/** Returns only the letters of a name, in lower case: `E-mail 1 - Value` becomes `emailvalue`. */
const normalizeName = (column: string): string =>
  column
    .slice(0, 60)
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, '')

/** In the form that `normalizeName` returns. */
const namesByField: Record<Exclude<ColumnField, 'none'>, string> = {
  name: 'name|fullname|displayname|contact|contactname|person|姓名|名称|联系人|全名|联系人姓名',
  firstName: 'firstname|givenname|forename|first|given|名|名字',
  lastName: 'lastname|surname|familyname|last|family|姓|姓氏',
  phone:
    'phone|phonenumber|phonevalue|mobile|mobilephone|mobilenumber|cell|cellphone|tel|telephone|telephonenumber|businessphone|workphone|homephone|primaryphone|电话|手机|手机号|手机号码|电话号码|联系电话|联系方式|移动电话|座机',
  email: 'email|emailaddress|emailvalue|mail|primaryemail|workemail|邮箱|电子邮箱|电子邮件|邮件|邮箱地址',
  organization:
    'organization|organisation|organizationname|company|companyname|employer|firm|school|公司|单位|公司名称|工作单位|机构|学校',
  jobTitle: 'jobtitle|title|position|role|organizationtitle|职位|职务|头衔|岗位|职称',
  website: 'website|websitevalue|url|web|webpage|homepage|link|网址|网站|主页|链接',
  address:
    'address|addressformatted|postaladdress|street|businessaddress|homeaddress|workaddress|地址|通讯地址|住址|联系地址',
  note: 'note|notes|comment|comments|remark|remarks|memo|备注|说明|注释',
}

const fieldsByName = new Map(
  Object.entries(namesByField).flatMap(([field, all]) =>
    all.split('|').map((name) => [name, field as ColumnField] as const),
  ),
)
