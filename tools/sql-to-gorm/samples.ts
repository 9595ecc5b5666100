import type { Samples } from '#kit/samples.ts'
import { fill } from '#kit/sentence.ts'
import { sentences, type WarningCode } from './notes/sentences.ts'
import type * as operations from './operations.ts'

/** A warning with its sentence. */
const warning = (line: number, column: number, code: WarningCode, params: Record<string, string>) => ({
  line,
  column,
  message: fill(sentences[code].en, params),
  code,
  params,
})

export const samples: Samples<typeof operations> = {
  convert: [
    {
      title: { en: 'A MySQL table', zh: 'MySQL 的表' },
      input: {
        sql: `CREATE TABLE \`users\` (
  \`id\` bigint unsigned NOT NULL AUTO_INCREMENT COMMENT '主键',
  \`email\` varchar(190) NOT NULL,
  \`name\` varchar(64) NOT NULL DEFAULT '' COMMENT '姓名',
  \`balance\` decimal(10,2) NOT NULL DEFAULT '0.00',
  \`created_at\` datetime NOT NULL DEFAULT CURRENT_TIMESTAMP,
  \`deleted_at\` datetime DEFAULT NULL,
  PRIMARY KEY (\`id\`),
  UNIQUE KEY \`uk_email\` (\`email\`)
) ENGINE=InnoDB COMMENT='用户';
`,
      },
      output: {
        code: `package model

import (
	"time"

	"gorm.io/gorm"
)

// User 用户
type User struct {
	// ID 主键
	ID    uint64 \`gorm:"column:id;type:bigint unsigned;primaryKey;autoIncrement;comment:主键" json:"id"\`
	Email string \`gorm:"column:email;type:varchar(190);size:190;not null;uniqueIndex:uk_email" json:"email"\`
	// Name 姓名
	Name      string         \`gorm:"column:name;type:varchar(64);size:64;not null;default:'';comment:姓名" json:"name"\`
	Balance   float64        \`gorm:"column:balance;type:decimal(10,2);precision:10;scale:2;not null;default:0.00" json:"balance"\`
	CreatedAt time.Time      \`gorm:"column:created_at;type:datetime;not null;default:CURRENT_TIMESTAMP" json:"created_at"\`
	DeletedAt gorm.DeletedAt \`gorm:"column:deleted_at;type:datetime" json:"deleted_at"\`
}

// TableName tells GORM the table of User.
func (User) TableName() string {
	return "users"
}
`,
        tables: [{ table: 'users', struct: 'User', columns: 6 }],
        dialect: 'mysql',
        evidence: ['AUTO_INCREMENT', "COMMENT '…'", 'ENGINE=', '`…`', 'unsigned'],
        warnings: [],
      },
    },
    {
      title: { en: 'A PostgreSQL dump', zh: 'PostgreSQL 导出文件' },
      input: {
        sql: `CREATE TYPE public.state AS ENUM ('new', 'paid');
CREATE TABLE public.customers (
    id bigint NOT NULL,
    name text NOT NULL
);
CREATE TABLE public.orders (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    customer_id bigint NOT NULL,
    state public.state DEFAULT 'new'::public.state NOT NULL,
    tags text[] DEFAULT '{}'::text[],
    paid_at timestamp with time zone
);
ALTER TABLE ONLY public.customers ALTER COLUMN id SET DEFAULT nextval('public.customers_id_seq'::regclass);
ALTER TABLE ONLY public.customers ADD CONSTRAINT customers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.orders ADD CONSTRAINT orders_pkey PRIMARY KEY (id);
CREATE INDEX orders_open ON public.orders USING btree (customer_id, paid_at DESC) WHERE (paid_at IS NULL);
ALTER TABLE ONLY public.orders ADD CONSTRAINT orders_customer_fk FOREIGN KEY (customer_id) REFERENCES public.customers(id) ON DELETE CASCADE;
COMMENT ON TABLE public.orders IS 'What was bought';
`,
        associations: 'both',
      },
      output: {
        code: `package model

import "time"

// Customer is a row of customers.
type Customer struct {
	ID     int64   \`gorm:"column:id;type:bigint;primaryKey;autoIncrement" json:"id"\`
	Name   string  \`gorm:"column:name;type:text;not null" json:"name"\`
	Orders []Order \`gorm:"foreignKey:CustomerID;references:ID" json:"orders,omitempty"\`
}

// TableName tells GORM the table of Customer.
func (Customer) TableName() string {
	return "customers"
}

// Order What was bought
type Order struct {
	ID         string    \`gorm:"column:id;type:uuid;primaryKey;default:gen_random_uuid()" json:"id"\`
	CustomerID int64     \`gorm:"column:customer_id;type:bigint;not null;index:orders_open,priority:1,where:(paid_at IS NULL)" json:"customer_id"\`
	State      string    \`gorm:"column:state;type:state;not null;default:'new'" json:"state"\`
	Tags       string    \`gorm:"column:tags;type:text[];default:'{}'" json:"tags"\`
	PaidAt     time.Time \`gorm:"column:paid_at;type:timestamp with time zone;index:orders_open,priority:2,sort:desc" json:"paid_at"\`
	Customer   *Customer \`gorm:"foreignKey:CustomerID;references:ID;constraint:orders_customer_fk,OnDelete:CASCADE" json:"customer,omitempty"\`
}

// TableName tells GORM the table of Order.
func (Order) TableName() string {
	return "orders"
}
`,
        tables: [
          { table: 'customers', struct: 'Customer', columns: 2 },
          { table: 'orders', struct: 'Order', columns: 5 },
        ],
        dialect: 'postgresql',
        evidence: ['ALTER TABLE ONLY', 'gen_random_uuid', '::', 'AS ENUM', 'text[]'],
        warnings: [warning(1, 13, 'ownType', { type: 'state' })],
      },
    },
    {
      title: { en: 'A SQL Server script', zh: 'SQL Server 脚本' },
      input: {
        sql: `CREATE TABLE [dbo].[Articles](
	[ArticleID] [int] IDENTITY(1,1) NOT NULL,
	[Title] [nvarchar](200) NOT NULL,
	[Price] [decimal](18, 2) NULL,
	[Active] [bit] NOT NULL,
 CONSTRAINT [PK_Articles] PRIMARY KEY CLUSTERED ([ArticleID] ASC)
) ON [PRIMARY]
GO
ALTER TABLE [dbo].[Articles] ADD CONSTRAINT [DF_Active] DEFAULT ((1)) FOR [Active]
GO
`,
        nullable: 'sql.Null',
      },
      output: {
        code: `package model

import "database/sql"

// Article is a row of Articles.
type Article struct {
	ArticleID int32           \`gorm:"column:ArticleID;type:int;primaryKey;autoIncrement" json:"ArticleID"\`
	Title     string          \`gorm:"column:Title;type:nvarchar(200);size:200;not null" json:"Title"\`
	Price     sql.NullFloat64 \`gorm:"column:Price;type:decimal(18,2);precision:18;scale:2" json:"Price"\`
	Active    bool            \`gorm:"column:Active;type:bit;not null;default:true" json:"Active"\`
}

// TableName tells GORM the table of Article.
func (Article) TableName() string {
	return "Articles"
}
`,
        tables: [{ table: 'Articles', struct: 'Article', columns: 4 }],
        dialect: 'sqlserver',
        evidence: ['GO', '[…]', 'CLUSTERED', 'IDENTITY(1,1)', 'dbo'],
        warnings: [],
      },
    },
    {
      title: { en: 'Your own Go types', zh: '自己的 Go 类型' },
      input: {
        sql: `-- Money that is exact, JSON and UUIDs as types of their own
CREATE TABLE orders (
  id char(36) NOT NULL PRIMARY KEY,
  total decimal(12,2) NOT NULL DEFAULT 0.00,
  discount decimal(12,2),
  details json NOT NULL
);
`,
        nullable: 'pointer',
        types: [
          { sql: 'decimal', go: 'decimal.Decimal' },
          { sql: 'json', go: 'datatypes.JSON' },
          { sql: 'orders.id', go: 'github.com/google/uuid.UUID' },
        ],
      },
      output: {
        code: `package model

import (
	"github.com/google/uuid"
	"github.com/shopspring/decimal"
	"gorm.io/datatypes"
)

// Order is a row of orders.
type Order struct {
	ID       uuid.UUID        \`gorm:"column:id;type:char(36);size:36;primaryKey" json:"id"\`
	Total    decimal.Decimal  \`gorm:"column:total;type:decimal(12,2);precision:12;scale:2;not null;default:0.00" json:"total"\`
	Discount *decimal.Decimal \`gorm:"column:discount;type:decimal(12,2);precision:12;scale:2" json:"discount"\`
	Details  datatypes.JSON   \`gorm:"column:details;type:json;not null" json:"details"\`
}

// TableName tells GORM the table of Order.
func (Order) TableName() string {
	return "orders"
}
`,
        tables: [{ table: 'orders', struct: 'Order', columns: 4 }],
        dialect: 'mysql',
        evidence: [],
        warnings: [],
      },
    },
    {
      title: { en: 'What is skipped', zh: '已跳过的内容' },
      input: {
        sql: `CREATE TABLE notes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  body TEXT -- as typed
);
CREATE VIEW recent AS SELECT * FROM notes;
CREATE INDEX notes_author ON notes (author);
`,
        jsonTag: false,
        packageName: 'store',
      },
      output: {
        code: `package store

// Note is a row of notes.
type Note struct {
	ID int64 \`gorm:"column:id;type:integer;primaryKey;autoIncrement"\`
	// Body as typed
	Body string \`gorm:"column:body;type:text;comment:as typed"\`
}

// TableName tells GORM the table of Note.
func (Note) TableName() string {
	return "notes"
}
`,
        tables: [{ table: 'notes', struct: 'Note', columns: 2 }],
        dialect: 'sqlite',
        evidence: ['AUTOINCREMENT', 'INTEGER PRIMARY KEY', 'INTEGER'],
        warnings: [
          warning(5, 1, 'skippedStatement', { statement: 'CREATE VIEW recent AS SELECT * FROM notes' }),
          warning(6, 8, 'unknownColumn', { table: 'notes', column: 'author' }),
        ],
      },
    },
  ],
  format: [
    {
      title: { en: 'A query', zh: '查询' },
      input: { sql: "select id, name from users where age > 18 and city = '杭州' order by name limit 10" },
      output: {
        sql: `select
  id,
  name
from
  users
where
  age > 18
  and city = '杭州'
order by
  name
limit
  10
`,
        warnings: [],
      },
    },
    {
      title: { en: 'A table', zh: '建表语句' },
      input: {
        sql: "create table t (id int primary key, name varchar(20) not null, unique (name));insert into t values (1, 'a');",
        dialect: 'mysql',
      },
      output: {
        sql: `create table t (
  id int primary key,
  name varchar(20) not null,
  unique (name)
);

insert into
  t
values
  (1, 'a');
`,
        warnings: [],
      },
    },
  ],
}
