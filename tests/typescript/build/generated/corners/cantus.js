/**
 * What the generated files share: the check that collects problems, the exact scalars, and the results of parsers.
 *
 * Values are what `JSON.parse` gives. Nothing here changes the value it is given.
 */
/** Thrown by a constructor whose document the emit view does not admit. */
export class EmitError extends Error {
    name = 'EmitError';
    /** Every problem, in no promised order. */
    problems;
    constructor(problems) {
        const [first] = problems;
        super(first === undefined ? 'not a document of the emit view' : `${first.pointer || '(document)'}: ${first.message}`);
        this.problems = problems;
    }
}
/** How deep objects and arrays may nest. */
const MAX_DEPTH = 64;
/** One look at one document. A problem is written with the pointer below the value at hand; callers put their key before it. */
export class Check {
    /** Whether the emit view is asked for. */
    strict;
    /** How many problems there are. */
    count = 0;
    /** Whether a member of an open family was met that is not declared. */
    unknown = false;
    /** Whether the document is an event of an undeclared type. */
    opaque = false;
    problems = undefined;
    constructor(view) {
        this.strict = view === 'emit';
    }
    /** Adds a problem with the value at hand, or with the member of it that has this key. */
    fail(message, key) {
        this.problems ??= [];
        this.problems.push({ pointer: key === undefined ? '' : `/${escapeKey(key)}`, message });
        this.count += 1;
    }
    /** Adds the problem that a required member is absent. */
    missing(key) {
        this.fail('is missing', key);
    }
    /** Adds the problem that a member is not declared, which is none for a reader. */
    undeclared(key) {
        if (this.strict)
            this.fail('is not declared here', key);
    }
    /** Checks a key that is data. */
    key(key) {
        if (!isWellFormed(key))
            this.fail('the key has a lone surrogate', key);
    }
    /** Puts a key before the pointers of the problems that came after the first `before`. */
    under(before, key) {
        if (this.count === before || this.problems === undefined)
            return;
        const prefix = `/${escapeKey(key)}`;
        for (const problem of this.problems.slice(before))
            problem.pointer = prefix + problem.pointer;
    }
    /** Whether the value is an object that is not nested too deep; otherwise a problem is added. */
    object(value, depth, key) {
        if (!isObject(value)) {
            this.fail('expected an object', key);
            return false;
        }
        if (depth <= MAX_DEPTH)
            return true;
        this.fail(`nested deeper than ${MAX_DEPTH}`, key);
        return false;
    }
    /** Whether the value is an array that is not nested too deep; otherwise a problem is added. */
    list(value, depth, key) {
        if (!Array.isArray(value)) {
            this.fail('expected an array', key);
            return false;
        }
        if (depth <= MAX_DEPTH)
            return true;
        this.fail(`nested deeper than ${MAX_DEPTH}`, key);
        return false;
    }
    /** Looks for members that are not declared, knowing how many declared ones are there. */
    close(object, known, declares) {
        if (!this.strict || countKeys(object) === known)
            return;
        for (const key of Object.keys(object)) {
            if (object[key] !== undefined && !declares(key, object))
                this.undeclared(key);
        }
    }
    /** Like `close` where further members are data. */
    rest(object, known, declares, rest, depth) {
        if (countKeys(object) === known)
            return;
        for (const key of Object.keys(object)) {
            if (object[key] !== undefined && !declares(key, object))
                rest(key, object, this, depth);
        }
    }
    /** Checks the content of a member that carries nothing. */
    empty(value, depth, key) {
        if (!this.object(value, depth, key) || !this.strict)
            return;
        const before = this.count;
        this.close(value, 0, () => false);
        this.under(before, key);
    }
    /** Checks the ancestors of an error code, and tells how many declared members that is. */
    ancestors(object, key, expected) {
        const written = own(object, key);
        if (!this.strict)
            return written === undefined ? 0 : 1;
        if (written === undefined) {
            if (expected.length > 0)
                this.missing(key);
            return 0;
        }
        if (expected.length === 0) {
            this.undeclared(key);
            return 1;
        }
        const same = Array.isArray(written) &&
            written.length === expected.length &&
            expected.every((code, index) => written[index] === code);
        if (!same)
            this.fail(`expected ${JSON.stringify(expected)}`, key);
        return 1;
    }
}
/** Whether the value is an object, and neither null nor an array. */
export function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** The object's own member of that name; `toString` and the like are inherited by every object. */
export function own(object, key) {
    return Object.hasOwn(object, key) ? object[key] : undefined;
}
function countKeys(object) {
    let count = 0;
    for (const _ in object)
        count += 1;
    return count;
}
function escapeKey(key) {
    return typeof key === 'number' ? String(key) : key.replaceAll('~', '~0').replaceAll('/', '~1');
}
const LONE_SURROGATE = /\p{Surrogate}/u;
const hasIsWellFormed = 'isWellFormed' in String.prototype;
/** Whether the text has no lone surrogate. */
export function isWellFormed(text) {
    return hasIsWellFormed ? text.isWellFormed() : !LONE_SURROGATE.test(text);
}
/** Whether the value is a string without lone surrogates. */
export function isText(value) {
    return typeof value === 'string' && isWellFormed(value);
}
/** Whether the text has at least `minimum` and at most `maximum` code points. */
export function hasLength(text, minimum, maximum) {
    const units = text.length;
    if (units < minimum)
        return false;
    if (units <= maximum && units >= 2 * minimum)
        return true;
    if (units > 2 * maximum)
        return false;
    let points = 0;
    for (const _ of text)
        points += 1;
    return points >= minimum && points <= maximum;
}
/** Whether the value is an integral number from `minimum` to `maximum`. */
export function isInteger(value, minimum, maximum) {
    return typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum;
}
const INTEGER = /^(?:0|-?[1-9][0-9]{0,18})$/;
/** Whether the value is a signed 64-bit integer as a canonical decimal string. */
export function isInt64(value) {
    if (typeof value !== 'string' || !INTEGER.test(value))
        return false;
    if (value.length < 19)
        return true;
    const negative = value.startsWith('-');
    const digits = negative ? value.slice(1) : value;
    return digits.length < 19 || digits <= (negative ? '9223372036854775808' : '9223372036854775807');
}
const UNSIGNED = /^(?:0|[1-9][0-9]{0,19})$/;
/** Whether the value is an unsigned 64-bit integer as a canonical decimal string. */
export function isUint64(value) {
    if (typeof value !== 'string' || !UNSIGNED.test(value))
        return false;
    return value.length < 20 || value <= '18446744073709551615';
}
const DATE = /^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$/;
/** Whether the value is an RFC 3339 date that the calendar has. */
export function isDate(value) {
    return typeof value === 'string' && DATE.test(value) && isCalendarDay(value);
}
const TIMESTAMP = /^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\.[0-9]{1,9})?(?:Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])$/;
/** Whether the value is an RFC 3339 timestamp on a day that the calendar has. */
export function isTimestamp(value) {
    return typeof value === 'string' && TIMESTAMP.test(value) && isCalendarDay(value);
}
function isCalendarDay(text) {
    const day = Number(text.slice(8, 10));
    if (day <= 28)
        return true;
    const month = Number(text.slice(5, 7));
    if (month !== 2)
        return day <= 30 || ![4, 6, 9, 11].includes(month);
    const year = Number(text.slice(0, 4));
    return day === 29 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
const UUID = /^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/;
/** Whether the value is a UUID in its usual form. */
export function isUuid(value) {
    return typeof value === 'string' && UUID.test(value);
}
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;
const BASE64_TAIL = /(?:^|[A-Za-z0-9+/]{3}[A-Za-z0-9+/]|[A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)$/;
/** Whether the value is canonical padded base64 of at least `minimum` and at most `maximum` bytes. */
export function isBytes(value, minimum, maximum) {
    if (typeof value !== 'string' || value.length % 4 !== 0)
        return false;
    const padding = value.endsWith('==') ? 2 : value.endsWith('=') ? 1 : 0;
    const bytes = (value.length / 4) * 3 - padding;
    return bytes >= minimum && bytes <= maximum && BASE64.test(value) && BASE64_TAIL.test(value);
}
/** Reads a value of a type. */
export function parse(value, view, checkValue, turn) {
    const check = new Check(view);
    checkValue(value, check, 1);
    if (check.problems !== undefined)
        return { ok: false, problems: check.problems };
    return { ok: true, value: (check.unknown && turn !== undefined ? turn(value, 'read') : value) };
}
/** Gives the document back if the emit view admits it, and throws otherwise. */
export function emitted(document, checkFields, declares, rest, turn) {
    const written = turn === undefined ? document : turn(document, 'write');
    const check = new Check('emit');
    if (check.object(written, 1)) {
        const known = checkFields(written, check, 1);
        if (rest === undefined)
            check.close(written, known, declares);
        else
            check.rest(written, known, declares, rest, 1);
    }
    if (check.problems !== undefined)
        throw new EmitError(check.problems);
    return written;
}
/** Gives the value back if the emit view admits it, and throws otherwise. */
export function emittedValue(value, checkValue, turn) {
    const written = turn === undefined ? value : turn(value, 'write');
    const check = new Check('emit');
    checkValue(written, check, 1);
    if (check.problems !== undefined)
        throw new EmitError(check.problems);
    return written;
}
/** One object with the members of several; a member that is `undefined` is absent. */
export function join(...parts) {
    const joined = {};
    for (const part of parts) {
        if (part === undefined)
            continue;
        for (const [key, value] of Object.entries(part))
            if (value !== undefined)
                put(joined, key, value);
    }
    return joined;
}
/** The members of an object that have these keys. */
export function pick(object, keys) {
    const picked = {};
    for (const key of keys) {
        const value = own(object, key);
        if (value !== undefined)
            put(picked, key, value);
    }
    return picked;
}
/** Sets a member of an object that nobody else has seen yet; assigning `__proto__` would do something else. */
function put(object, key, value) {
    if (key === '__proto__') {
        Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
    }
    else {
        object[key] = value;
    }
}
/** Turns members of an object. */
export function turnFields(value, way, turns) {
    if (!isObject(value))
        return value;
    let copy;
    for (const [key, turn] of turns) {
        const before = own(value, key);
        const after = turn(before, way);
        if (after !== before)
            put((copy ??= { ...value }), key, after);
    }
    return copy ?? value;
}
/** Turns every member of an object that no declaration names. */
export function turnRest(value, way, declares, turn) {
    if (!isObject(value))
        return value;
    const further = Object.keys(value).filter((key) => !declares(key, value));
    return turnFields(value, way, further.map((key) => [key, turn]));
}
/** Turns every item of an array. */
export function turnItems(value, way, turn) {
    if (!Array.isArray(value))
        return value;
    const turned = value.map((item) => turn(item, way));
    return turned.every((item, index) => item === value[index]) ? value : turned;
}
/** Turns every member of an object. */
export function turnValues(value, way, turn) {
    return turnRest(value, way, () => false, turn);
}
/** Turns a payload that shares its object with the members that stand beside it. */
export function turnFlat(value, way, turn, beside) {
    const turned = turn(value, way);
    return turned !== value && isObject(value) && isObject(turned) ? { ...turned, ...pick(value, beside) } : turned;
}
/** Turns an object whose tag no member has, or, on the way back, the form that stood for it. */
export function turnUnknown(object, way, tag, tagKey, rawKey) {
    const written = own(object, tag);
    if (way === 'read')
        return join({ [tag]: '$unknown' }, { [tagKey]: written, [rawKey]: object });
    const raw = own(object, rawKey);
    if (written !== '$unknown' || !isObject(raw))
        return object;
    const others = Object.keys(object).filter((key) => key !== tag && key !== tagKey && key !== rawKey);
    return { ...raw, ...pick(object, others) };
}
/** The object of an error: its code, what the code's facts fill, what was given, and the code's ancestors. */
export function errorObject(facts, tag, code, ancestors, filled, members) {
    const { attributes, is_a, ...ofEveryCode } = facts;
    const written = is_a.length > 0 ? { [ancestors]: is_a } : undefined;
    return join({ [tag]: code }, pick({ ...ofEveryCode, ...attributes }, filled), members, written);
}
/** The first code this side knows of those that an error is written with. */
export function knownCode(error, tag, rawKey, ancestors, codes) {
    const typed = error;
    const raw = own(typed, rawKey);
    const written = own(typed, tag) === '$unknown' && isObject(raw) ? raw : typed;
    const code = own(written, tag);
    if (codes.has(code))
        return code;
    const known = own(written, ancestors);
    return Array.isArray(known) ? known.find((ancestor) => codes.has(ancestor)) : undefined;
}
/** Tells what the check of an event found. */
export function parsedEvent(value, check, tag, common, turn, turnCommon) {
    if (check.problems !== undefined)
        return { ok: false, problems: check.problems };
    if (!check.opaque) {
        return { ok: true, known: true, event: (check.unknown && turn !== undefined ? turn(value, 'read') : value) };
    }
    const raw = value;
    const kept = pick(raw, common);
    const turned = turnCommon === undefined ? kept : turnCommon(kept, 'read');
    return { ok: true, known: false, type: own(raw, tag), common: turned, raw };
}
/** Reads a document whose type was told beside it. */
export function parsedNamedEvent(type, value, view, checks, turns) {
    const check = new Check(view);
    const checkValue = checks.get(type);
    if (checkValue !== undefined)
        checkValue(value, check, 1);
    else if (view === 'emit')
        check.fail('no event has this type');
    else
        check.object(value, 1);
    if (check.problems !== undefined)
        return { ok: false, problems: check.problems };
    if (checkValue === undefined)
        return { ok: true, known: false, type, common: {}, raw: value };
    const turn = check.unknown ? turns?.get(type) : undefined;
    const event = turn === undefined ? value : turn(value, 'read');
    return { ok: true, known: true, type, event };
}
/** Checks a document that carries nothing. */
export function checkEmpty(value, check, depth) {
    if (check.object(value, depth))
        check.close(value, 0, () => false);
}
