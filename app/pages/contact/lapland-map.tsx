import { useIntl } from "react-intl";
import { airports, mapHeight, mapWidth, onMap, type Place } from "#domain/media/map.ts";
import { useSettings } from "../../navigation/page-data.ts";
import { useContent, useText } from "../../words/content-provider.tsx";
import styles from "./lapland-map.module.css";

/** The village and the three airports around it, at their coordinates on a drawing of the coast. SPEC 2.11, 9. */
export function LaplandMap() {
  const words = useContent("contact").map;
  const { coordinates, address } = useSettings();
  const home: Place = [coordinates.longitude, coordinates.latitude];
  const { x, y } = onMap(home);
  const wayFrom = useWayFrom();
  return (
    <section className={styles.section}>
      <div className={styles.words}>
        <h2>{words.title}</h2>
        <p>{words.text}</p>
        <dl>
          {airports.map((airport) => (
            <div key={airport.name}>
              <dt>{airport.name}</dt>
              <dd>{wayFrom(airport)}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>{words.note}</p>
      </div>
      <svg
        className={styles.map}
        viewBox={`0 0 ${mapWidth} ${mapHeight}`}
        role="img"
        aria-label={words.label}
      >
        <MapText at={[16, 66.62]} className={styles.circleName}>
          {words.arcticCircle}
        </MapText>
        <MapText at={[21.75, 63.75]} className={styles.seaName}>
          {words.sea}
        </MapText>
        <MapText at={[12.35, 65.8]} className={styles.country}>
          {words.norway}
        </MapText>
        <MapText at={[16.6, 67.1]} className={styles.country}>
          {words.lapland}
        </MapText>
        {airports.map(({ name, place, nameSide }) => (
          <g key={name}>
            <line x1={onMap(home).x} y1={onMap(home).y} x2={onMap(place).x} y2={onMap(place).y} />
            <circle cx={onMap(place).x} cy={onMap(place).y} r={5} />
            <MapText at={place} className={styles[nameSide]}>
              {name}
            </MapText>
          </g>
        ))}
        <circle className={styles.halo} cx={x} cy={y} r={15} />
        <circle className={styles.home} cx={x} cy={y} r={7} />
        <MapText at={home} className={styles.homeName}>
          {address.town}
        </MapText>
      </svg>
    </section>
  );
}

interface MapTextProps {
  at: Place;
  className?: string;
  children: string;
}

function MapText({ at, className, children }: MapTextProps) {
  return (
    <text className={className} {...onMap(at)}>
      {children}
    </text>
  );
}

/** As "about 100 km" in the page's language. */
function useWayFrom(): (airport: (typeof airports)[number]) => string {
  const { formatNumber } = useIntl();
  const t = useText();
  return ({ roadKm }) =>
    t("contact.map.about", {
      distance: formatNumber(roadKm, { style: "unit", unit: "kilometer" }),
    });
}
