import { cardDetails } from './write-card.ts'

/** What a column of a table of contacts may hold; `none` is left out. */
export const columnFields = ['name', 'firstName', 'lastName', ...cardDetails, 'none'] as const

export type ColumnField = (typeof columnFields)[number]

/** What somebody has said of a column, by its name in the header. */
export interface ChosenColumn {
  column: string
  field: ColumnField
}

/**
 * Says what each column of a table holds, by its name in the header: as people write it in English and Chinese, and as
 * the address books of Google, Outlook and Apple export it. What was chosen wins.
 */
export function matchColumns(header: readonly string[], chosen: readonly ChosenColumn[] = []): ColumnField[] {
  const own = new Map(chosen.map(({ column, field }) => [column.trim(), field]))
  return header.map((column) => own.get(column.trim()) ?? fieldsByName.get(plain(column)) ?? 'none')
}

/** Says whether a header can only be one of contacts: a name, and a way to reach who has it or where they work. */
export function isContactHeader(header: readonly string[]): boolean {
  const fields = new Set(matchColumns(header))
  const isNamed = fields.has('name') || fields.has('firstName') || fields.has('lastName')
  return isNamed && (['phone', 'email', 'organization'] as const).some((field) => fields.has(field))
}

/** The letters of a name alone, in lower case: `E-mail 1 - Value` is `emailvalue`. */
const plain = (column: string): string =>
  column
    .slice(0, 60)
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, '')

/** Each as `plain` leaves it. */
const names: Record<Exclude<ColumnField, 'none'>, string> = {
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
  Object.entries(names).flatMap(([field, all]) => all.split('|').map((name) => [name, field as ColumnField] as const)),
)
