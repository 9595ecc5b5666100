export const tasks = ['now', 'to-date', 'to-timestamp'] as const

export const languages = [
  'javascript',
  'java',
  'python',
  'go',
  'php',
  'csharp',
  'rust',
  'mysql',
  'postgresql',
  'shell',
] as const

type Snippets = Record<(typeof tasks)[number], string>

/** Code by language and task; all of it uses the same time, for comparison, and names the zone where it matters. */
export const snippets: Record<(typeof languages)[number], Snippets> = {
  javascript: {
    now: `const milliseconds = Date.now()
const seconds = Math.floor(milliseconds / 1000)`,
    'to-date': `const date = new Date(1767596645 * 1000)
console.log(date.toISOString())
console.log(date.toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' }))`,
    'to-timestamp': `const date = new Date('2026-01-05T15:04:05+08:00')
const seconds = Math.floor(date.getTime() / 1000)`,
  },
  java: {
    now: `import java.time.Instant;

long seconds = Instant.now().getEpochSecond();
long milliseconds = System.currentTimeMillis();`,
    'to-date': `import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;

ZonedDateTime date = Instant.ofEpochSecond(1767596645L).atZone(ZoneId.of("Asia/Shanghai"));`,
    'to-timestamp': `import java.time.OffsetDateTime;

long seconds = OffsetDateTime.parse("2026-01-05T15:04:05+08:00").toEpochSecond();`,
  },
  python: {
    now: `import time

seconds = int(time.time())
milliseconds = time.time_ns() // 1_000_000`,
    'to-date': `from datetime import datetime
from zoneinfo import ZoneInfo

date = datetime.fromtimestamp(1767596645, tz=ZoneInfo("Asia/Shanghai"))
print(date.isoformat())`,
    'to-timestamp': `from datetime import datetime

seconds = int(datetime.fromisoformat("2026-01-05T15:04:05+08:00").timestamp())`,
  },
  go: {
    now: `seconds := time.Now().Unix()
milliseconds := time.Now().UnixMilli()`,
    'to-date': `location, err := time.LoadLocation("Asia/Shanghai")
if err != nil {
	log.Fatal(err)
}
date := time.Unix(1767596645, 0).In(location)
fmt.Println(date.Format(time.RFC3339))`,
    'to-timestamp': `date, err := time.Parse(time.RFC3339, "2026-01-05T15:04:05+08:00")
if err != nil {
	log.Fatal(err)
}
seconds := date.Unix()`,
  },
  php: {
    now: `$seconds = time();
$milliseconds = (int) floor(microtime(true) * 1000);`,
    'to-date': `$date = (new DateTimeImmutable('@1767596645'))->setTimezone(new DateTimeZone('Asia/Shanghai'));
echo $date->format(DATE_ATOM);`,
    'to-timestamp': `$seconds = (new DateTimeImmutable('2026-01-05T15:04:05+08:00'))->getTimestamp();`,
  },
  csharp: {
    now: `long seconds = DateTimeOffset.UtcNow.ToUnixTimeSeconds();
long milliseconds = DateTimeOffset.UtcNow.ToUnixTimeMilliseconds();`,
    'to-date': `DateTimeOffset utc = DateTimeOffset.FromUnixTimeSeconds(1767596645);
DateTimeOffset date = TimeZoneInfo.ConvertTime(utc, TimeZoneInfo.FindSystemTimeZoneById("Asia/Shanghai"));`,
    'to-timestamp': `using System.Globalization;

DateTimeOffset date = DateTimeOffset.Parse("2026-01-05T15:04:05+08:00", CultureInfo.InvariantCulture);
long seconds = date.ToUnixTimeSeconds();`,
  },
  rust: {
    now: `use std::time::{SystemTime, UNIX_EPOCH};

let now = SystemTime::now().duration_since(UNIX_EPOCH)?;
let seconds = now.as_secs();
let milliseconds = now.as_millis();`,
    'to-date': `// chrono
use chrono::DateTime;

let date = DateTime::from_timestamp(1767596645, 0).expect("in range");
println!("{}", date.to_rfc3339());`,
    'to-timestamp': `// chrono
use chrono::DateTime;

let seconds = DateTime::parse_from_rfc3339("2026-01-05T15:04:05+08:00")?.timestamp();`,
  },
  mysql: {
    now: `SELECT UNIX_TIMESTAMP();
SELECT CAST(UNIX_TIMESTAMP(NOW(3)) * 1000 AS UNSIGNED);`,
    'to-date': `SET time_zone = '+08:00';
SELECT FROM_UNIXTIME(1767596645);`,
    'to-timestamp': `SET time_zone = '+08:00';
SELECT UNIX_TIMESTAMP('2026-01-05 15:04:05');`,
  },
  postgresql: {
    now: `SELECT floor(extract(epoch FROM now()))::bigint;
SELECT floor(extract(epoch FROM now()) * 1000)::bigint;`,
    'to-date': `SELECT to_timestamp(1767596645) AT TIME ZONE 'Asia/Shanghai';`,
    'to-timestamp': `SELECT extract(epoch FROM timestamptz '2026-01-05 15:04:05+08')::bigint;`,
  },
  shell: {
    now: `date +%s
date +%s%3N                                     # GNU: milliseconds`,
    'to-date': `TZ=Asia/Shanghai date -d @1767596645 +%FT%T%:z      # GNU
TZ=Asia/Shanghai date -r 1767596645 +%FT%T%z        # macOS, BSD`,
    'to-timestamp': `date -d '2026-01-05T15:04:05+08:00' +%s             # GNU
date -j -f %FT%T%z 2026-01-05T15:04:05+0800 +%s     # macOS, BSD`,
  },
}
