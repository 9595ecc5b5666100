import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findDifference } from './equal-json.ts'
import type { Generated, Verdict } from './generated.ts'
import { annotationStubs, lombokStubs } from './java-stubs.ts'
import { runProgram, versionOf } from './run-program.ts'

/**
 * The folder of jar files of Debian's packages libjackson2-databind-java, libgoogle-gson-java and liblombok-java, or
 * another one.
 */
const libraries = process.env['JAVA_LIBRARIES'] ?? '/usr/share/java'
const [jackson, gson, lombok] = [['jackson-annotations', 'jackson-core', 'jackson-databind'], ['gson'], ['lombok']].map(
  (names) => names.map((name) => join(libraries, `${name}.jar`)),
)

/** Compiles all as packages of one program, which round-trips the documents with Jackson or Gson, as generated. */
export function verifyJava(generated: readonly Generated[], folder: string): Verdict | undefined {
  const compiler = versionOf('javac', '-version')
  if (!compiler || ![...(jackson ?? []), ...(gson ?? [])].every((path) => existsSync(path))) return undefined
  const hasLombok = lombok?.every((path) => existsSync(path)) ?? false
  // Stubs write no getters, without which nothing is read: such code is only compiled.
  const tested = generated.map((each) =>
    hasLombok || !each.code.includes('import lombok.') ? each : { ...each, isRead: false },
  )
  const sources = writeSources(tested, folder, hasLombok)
  const path = [...(jackson ?? []), ...(gson ?? []), ...(hasLombok ? (lombok ?? []) : [])].join(':')
  writeFileSync(join(folder, 'sources.txt'), sources.join('\n'))
  const args = ['-J-Xss256m', '-J-Xmx2g', '-encoding', 'UTF-8', '-Xmaxerrs', '1000', '-cp', path, '-d', 'out']
  const built = runProgram('javac', [...args, ...(hasLombok ? [] : ['-proc:none']), '@sources.txt'], folder)
  const titles = new Map(generated.map(({ id, title }) => [id, title]))
  const complaints = built.output.split('\n').flatMap((line) => {
    const [, id = ''] = /^src\/(c\d+)\/\S+\.java:\d+: (?:error|warning)/.exec(line) ?? []
    return titles.has(id) ? [{ title: titles.get(id) ?? id, why: line }] : []
  })
  const failures = built.isDone
    ? [...complaints, ...readAll(tested, folder, path)]
    : [...complaints, { title: 'all', why: built.output.slice(0, 2000) }]
  return {
    compiler,
    compiled: generated.length,
    read: tested.filter(({ isRead }) => isRead).length,
    failures,
    notes: [
      'Jackson and Gson read and write what is for them; Gson writes every property that is null, so a null and a missing key count as one.',
      `Fastjson2 and JSpecify are stand-ins, ${hasLombok ? 'Lombok is the real one' : 'and so is Lombok, whose code is only compiled'}.`,
    ],
  }
}

/** @returns the paths of all sources */
function writeSources(generated: readonly Generated[], folder: string, hasLombok: boolean): string[] {
  const stubs = Object.entries({ ...annotationStubs, ...(hasLombok ? {} : lombokStubs) })
  const sources = [
    ...stubs.map(([path, code]) => [`src/${path}.java`, code] as const),
    ...generated.flatMap(({ id, code }) => filesOf(id, code)),
    ['src/verify/Verify.java', program] as const,
  ]
  for (const [path, code] of sources) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), code)
  }
  for (const { id, json } of generated) writeFileSync(join(folder, `${id}.in.json`), json)
  return sources.map(([path]) => path)
}

/** Splits the code into its files, in a package named after its document. */
function filesOf(id: string, code: string): [string, string][] {
  const parts = code.split(/^\/\/ (\S+\.java)\n\n/m)
  const inPackage = (text: string) => `package ${id};\n\n${text.replace(/^package .*;\n\n/, '')}`
  if (parts.length === 1) return [[`src/${id}/${outerName(code)}.java`, inPackage(code)]]
  return parts.flatMap((part, at): [string, string][] =>
    at % 2 === 0 ? [] : [[`src/${id}/${part.split('/').at(-1)}`, inPackage(parts[at + 1] ?? '')]],
  )
}

const outerName = (code: string): string => /^public (?:sealed )?\w+ ([^\s(]+)/m.exec(code)?.[1] ?? ''

const program = `package verify;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import java.io.IOException;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;

public class Verify {
    /** Jackson 2.14.1 treats integers of 19 digits as too long for a long; other releases do not. */
    static final ObjectMapper jackson = new ObjectMapper().registerModule(new SimpleModule()
            .addDeserializer(Long.class, new Longs())
            .addDeserializer(long.class, new Longs()));

    static class Longs extends JsonDeserializer<Long> {
        @Override
        public Long deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            return parser.getBigIntegerValue().longValueExact();
        }
    }

    static final Gson gson = new GsonBuilder().serializeNulls().disableHtmlEscaping().create();

    public static void main(String[] args) throws Exception {
        Thread thread = new Thread(null, Verify::all, "all", 1L << 29);
        thread.start();
        thread.join();
    }

    static void all() {
        try {
            for (String line : Files.readAllLines(Path.of("trips.txt"))) {
                String[] words = line.split(" ");
                trip(words[0], words[1]);
            }
        } catch (Exception error) {
            throw new RuntimeException(error);
        }
    }

    static void trip(String id, String library) throws Exception {
        try {
            Class<?> root = Class.forName(id + ".Root");
            String json = Files.readString(Path.of(id + ".in.json"));
            Files.writeString(Path.of(id + ".out.json"), inAscii(library.equals("jackson") ? byJackson(json, root) : byGson(json, root)));
        } catch (Throwable error) {
            Files.writeString(Path.of(id + ".failed.txt"), error.toString());
        }
    }

    static String byJackson(String json, Class<?> root) throws Exception {
        return jackson.writeValueAsString(jackson.readValue(json, root));
    }

    /** A document that is a single value is read as the type of its record's component. */
    static String byGson(String json, Class<?> root) {
        boolean isValue = json.charAt(0) != '{' && json.charAt(0) != '[';
        Type type = isValue ? root.getRecordComponents()[0].getGenericType() : root;
        Object value = gson.fromJson(json, type);
        return gson.toJson(value, type);
    }

    // A file in UTF-8 holds no half of a surrogate pair.
    static String inAscii(String json) {
        StringBuilder written = new StringBuilder();
        for (char unit : json.toCharArray()) {
            if (unit < 127) written.append(unit);
            else written.append(String.format("\\\\u%04x", (int) unit));
        }
        return written.toString();
    }
}
`

function readAll(generated: readonly Generated[], folder: string, path: string): Verdict['failures'] {
  const read = generated.filter(({ isRead }) => isRead)
  const libraryOf = ({ title }: Generated) => (title.includes('"annotations":"gson"') ? 'gson' : 'jackson')
  writeFileSync(join(folder, 'trips.txt'), read.map((each) => `${each.id} ${libraryOf(each)}`).join('\n'))
  const ran = runProgram('java', ['-Xmx2g', '-cp', `out:${path}`, 'verify.Verify'], folder)
  if (!ran.isDone) return [{ title: 'all', why: ran.output.slice(0, 2000) }]
  return read.flatMap((each) => {
    const failed = join(folder, `${each.id}.failed.txt`)
    const nullOrMissingKeys = libraryOf(each) === 'gson' ? anyKey : each.nullOrMissingKeys
    const why = existsSync(failed)
      ? readFileSync(failed, 'utf8')
      : findDifference(readFileSync(join(folder, `${each.id}.out.json`), 'utf8'), { ...each, nullOrMissingKeys })
    return why ? [{ title: each.title, why }] : []
  })
}

const anyKey = { has: () => true }
