import { type MouseEvent, useState } from "react";
import { type Path, type Role, valueAt } from "../../content/fields.ts";
import { formSchemaAt } from "../shared/formSchema.ts";
import { pathOf } from "../shared/paths.ts";
import { FileDrop } from "./FileDrop.tsx";
import { urlOf } from "./request.ts";
import { change } from "./saving.ts";
import { current, update, useDesk } from "./store.ts";

const thumbnailOf = (name: string) => urlOf("picture", { file: name });

/** Shows a picture. Another one is chosen from content/images, or dropped onto the field. */
export function PictureField({
  id,
  name,
  required,
}: {
  id: string;
  name: string;
  required: boolean | undefined;
}) {
  const [chosen, setChosen] = useState<string>();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <FileDrop kind="picture" label="or drop one here:" done={setChosen}>
      {name && <img src={thumbnailOf(name)} alt={name} onClick={(event) => setFocusPoint(id, event)} />}
      {chosen && <Chosen id={id} name={chosen} done={() => setChosen(undefined)} />}
      <button id={id} aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
        Choose {name ? "another" : "a"} picture
      </button>
      {name && !required && (
        <button onClick={() => void change({ kind: "remove", path: pathOf(id) })}>Remove this picture</button>
      )}
      {isChoosing && <Pictures choose={setChosen} />}
    </FileDrop>
  );
}

/** The pictures of content/images. */
function Pictures({ choose }: { choose: (name: string) => void }) {
  const pictures = useDesk(({ server }) => server.pictures);
  return (
    <ul aria-label="Pictures">
      {pictures.map((picture) => (
        <li key={picture}>
          <button onClick={() => choose(picture)}>
            <img src={thumbnailOf(picture)} alt="" loading="lazy" />
            <small>{picture}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Asks for the alternative text before a picture is used, if its place has one. */
function Chosen({ id, name, done }: { id: string; name: string; done: () => void }) {
  const [alt, setAlt] = useState("");
  const altPath = pathBeside(id, "alt");
  const use = () => {
    done();
    const described = altPath ? [{ kind: "set", path: altPath, value: alt.trim() } as const] : [];
    // A picture of another scene at night would be shown in place of the new one.
    const night = nightBeside(id);
    const others = night ? [{ kind: "remove", path: night } as const] : [];
    void change({ kind: "set", path: pathOf(id), value: name }, ...described, ...others).then((isSaved) => {
      if (isSaved && night) update({ message: "The old picture at night is removed. Undo brings it back." });
    });
  };
  return (
    <div className="note">
      <img src={thumbnailOf(name)} alt={name} />
      {altPath && (
        <label>
          What does it show? One sentence, for people who can’t see it.
          <textarea autoFocus dir="auto" value={alt} onChange={({ target }) => setAlt(target.value)} />
        </label>
      )}
      <button disabled={altPath && !alt.trim()} onClick={use}>
        Use this picture
      </button>
      <button onClick={done}>Cancel</button>
    </div>
  );
}

/** A click on a picture chooses the side that stays visible when it is cropped. */
function setFocusPoint(id: string, { nativeEvent, currentTarget }: MouseEvent<HTMLImageElement>): void {
  const path = pathBeside(id, "focus");
  const x = nativeEvent.offsetX / currentTarget.width - 0.5;
  const y = nativeEvent.offsetY / currentTarget.height - 0.5;
  const side = Math.abs(x) > Math.abs(y) ? (x < 0 ? "left" : "right") : y < 0 ? "top" : "bottom";
  const value = Math.max(Math.abs(x), Math.abs(y)) < 0.2 ? "center" : side;
  if (path) void change({ kind: "set", path, value });
}

/** Finds the picture at night beside a required picture, if there is one. */
function nightBeside(id: string): Path | undefined {
  const path = pathBeside(id, "picture");
  return path && valueAt(current().open?.data, path) !== undefined ? path : undefined;
}

/** Finds the field with `role` beside a required picture. An optional one, such as that at night, shares its fields. */
function pathBeside(id: string, role: Role): Path | undefined {
  const { open } = current();
  const [group, key] = [pathOf(id).slice(0, -1), String(pathOf(id).at(-1))];
  const { properties = {}, required } = open ? formSchemaAt(open.schema, group, open.data) : {};
  const found = Object.keys(properties).find((name) => name !== key && properties[name]?.role === role);
  return found && required?.includes(key) ? [...group, found] : undefined;
}
